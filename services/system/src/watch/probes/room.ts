import { statfs } from 'node:fs/promises';

/** Bytes that are free on the fullest of some disks, and by which folder that one is known. */
export interface Room {
  free: number;
  folder?: string;
}

/** The least room of the disks that these folders lie on; a folder that is not there yet needs none. */
export async function leastRoom(folders: readonly string[], roomOf = freeOn): Promise<Room> {
  const found = await Promise.all(folders.map(async (folder) => ({ folder, free: await roomOf(folder) })));
  const [least] = found
    .filter((each): each is Required<Room> => each.free !== undefined)
    .sort((a, b) => a.free - b.free);
  if (!least) throw new Error(`none of ${folders.join(', ')} is there`);
  return least;
}

async function freeOn(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
