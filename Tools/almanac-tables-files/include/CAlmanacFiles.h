// What writing a set of files safely needs of the system, over buffers that Swift sees as spans. A path is its bytes,
// without a zero at the end.
#ifndef CALMANACFILES_H
#define CALMANACFILES_H

#include <lifetimebound.h>
#include <ptrcheck.h>
#include <stddef.h>
#include <stdint.h>

/// Makes a file that does not exist yet and writes all bytes. Says 0 or an errno.
int almanac_file_write(const uint8_t *__counted_by(path_count) path __noescape, size_t path_count,
                       const uint8_t *__counted_by(count) bytes __noescape, size_t count);

/// Waits until a file's bytes or a folder's entries are on disk. Says 0 or an errno.
int almanac_path_sync(const uint8_t *__counted_by(path_count) path __noescape, size_t path_count);

/// Puts each of two folders in the place of the other, in one step (renameat2 with RENAME_EXCHANGE), or renames the first
/// to the second where that name is free. The buffer holds both paths with a zero between. Says 0 or an errno.
int almanac_folder_exchange(const uint8_t *__counted_by(count) paths __noescape, size_t count);
int almanac_folder_rename(const uint8_t *__counted_by(count) paths __noescape, size_t count);

/// Copies the English text of an errno, as much of it as fits, and says how much that is.
size_t almanac_errno_text(int code, uint8_t *__counted_by(count) text __noescape, size_t count);

#endif
