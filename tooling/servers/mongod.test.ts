import { endOf } from './mongod.mjs';

const line = (error: number, message: string) =>
  `{"t":{"$date":"2026-11-28T18:41:37.435+00:00"},"s":"E","c":"WT","msg":"WiredTiger error message","attr":{"error":${error},"message":{"msg":"${message}"}}}`;
const panic = line(-31804, 'the process must exit and restart: WT_PANIC: WiredTiger library panic');

it('tells a full disk from damaged files, although MongoDB ends for both in one way', () => {
  expect(endOf([line(28, '__posix_file_write, 602: pwrite'), panic].join('\n'), '/data')).toMatch(
    /^The disk that \/data lies on is full/,
  );
  expect(endOf(`pwrite: No space left on device\n${panic}`, '/data')).toMatch(/is full/);
  expect(endOf(panic, '/data')).toMatch(/^The database files in \/data are damaged/);
  expect(endOf(line(-31802, 'data corruption detected'), '/data')).toMatch(/are damaged/);
  expect(endOf(line(2, 'no such file'), '/data')).toBeUndefined();
});
