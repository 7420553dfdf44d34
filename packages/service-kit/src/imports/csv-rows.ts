import { setImmediate as breathe } from 'node:timers/promises';
import { type Info, type Parser, parse } from 'csv-parse';
import { plain } from '../csv.js';
import { importErrors } from './import.errors.js';

/** A row as it stands in the file: the line where it begins, the first being line 1, and its cells. */
export interface LineOfCells {
  line: number;
  cells: string[];
}

/** Characters of one row: far more than a register has, far less than a hostile file. */
export const longestRow = 100_000;
const slice = 32 * 1024;

/** The rows of a CSV text, as many at a time as stand in a slice of it; others are served between two slices. */
export async function* csvRows(text: string, delimiter: string): AsyncGenerator<LineOfCells[]> {
  let rows: LineOfCells[] = [];
  let before = 0;
  const take = (cells: string[], { lines }: Pick<Info, 'lines'>) => {
    rows.push({ line: before + 1, cells: cells.map(plain) });
    before = lines;
    return null;
  };
  const parser = parse({
    bom: true,
    relax_column_count: true,
    max_record_size: longestRow,
    delimiter,
    on_record: take,
  });
  try {
    for (let at = 0; at < text.length; at += slice) {
      await written(parser, text.slice(at, at + slice));
      if (rows.length === 0) continue;
      yield rows;
      rows = [];
      await breathe();
    }
    await ended(parser);
    if (rows.length > 0) yield rows;
  } finally {
    parser.destroy();
  }
}

const unlessFaulty = (done: () => void, failed: (error: Error) => void) => (error?: Error | null) =>
  error ? failed(importErrors.unreadable()) : done();

const written = (parser: Parser, text: string) =>
  new Promise<void>((done, failed) => {
    parser.once('error', failed);
    parser.write(text, unlessFaulty(done, failed));
  }).finally(() => parser.removeAllListeners('error'));

function ended(parser: Parser) {
  return new Promise<void>((done, failed) => {
    parser.once('error', () => failed(importErrors.unreadable()));
    parser.once('end', done);
    parser.resume();
    parser.end();
  });
}
