import { leastRoom } from './room.js';

it('tells of the fullest disk, and passes over a folder that is not there yet', async () => {
  const free = new Map([
    ['/data', 5e9],
    ['/backups', 4e7],
  ]);
  const roomOf = (folder: string) => Promise.resolve(free.get(folder));
  expect(await leastRoom(['/data', '/backups', '/gone'], roomOf)).toEqual({ folder: '/backups', free: 4e7 });
  await expect(leastRoom(['/gone'], roomOf)).rejects.toThrow('none of /gone is there');
  expect((await leastRoom([import.meta.dirname, '/no/such/folder'])).free).toBeGreaterThan(0);
});
