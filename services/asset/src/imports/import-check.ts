import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Actor, type AssetImport, importMaxRows, type LineAside } from '@portal/contracts';
import { type FileRow, Kit, mayRow, newId, openTable, refuse, type TableFile } from '@portal/service-kit';
import { AssetRepository } from '../assets/asset.repository.js';
import { draftSerialKey } from '../assets/asset.draft.js';
import { strangersSerials } from '../assets/strangers-serials.js';
import { contractNamed } from '../contracts/contract.access.js';
import type { Contract } from '../contracts/contract.js';
import { ContractRepository } from '../contracts/contract.repository.js';
import type { ImportRecord, Refusal } from './import-record.js';
import { importedFields, requiredFields } from './imported-asset.js';
import { type Register, registerOf } from './register-rows.js';
import { type RefusalReport, RefusalRepository } from './refusal.repository.js';
import { type GoodRow, isGood, isRefusal, RowCheck } from './row-check.js';

/** What an import says of its file. */
export type ReadBy = Pick<ImportRecord, '_id' | 'round' | 'inOrder' | 'mapping' | 'forAll' | 'existing'>;

/** What a check found. */
export interface Checked {
  missing: string[];
  rows: number;
  good: number;
  aside: AssetImport['aside'];
  report: RefusalReport;
}

/** Rows of one part of the file, in its order. */
export type Part = (GoodRow | Refusal)[];

const partSize = 500;
/** Lines that are no rows, as far as an import names them. */
const mostAside = 20;

/** Checks every row of a file as the write will: dry run and run share it. No more than some hundred rows are held at once. */
@Injectable()
export class ImportCheck {
  constructor(
    private readonly kit: Kit,
    private readonly contracts: ContractRepository,
    private readonly assets: AssetRepository,
    private readonly refusals: RefusalRepository,
  ) {}

  async file({ fileId, sheet }: Pick<ImportRecord, 'fileId' | 'sheet'>): Promise<Register> {
    const file = await this.kit.files.find(fileId);
    if (!file) throw refuse('NOT_FOUND');
    const { type } = file.metadata;
    return registerOf(
      await openTable({ bytes: await this.kit.files.bytes(fileId), type, sheet }, importMaxRows, importedFields),
    );
  }

  /** The required fields for which the file has no column, and which were not said for all rows. */
  missing({ mapping, forAll = {} }: ReadBy): string[] {
    const said = [...Object.values(mapping), ...Object.keys(forAll)];
    return requiredFields.filter((field) => !said.includes(field));
  }

  reader(about: ReadBy, { headings }: TableFile) {
    return new RowCheck(about, headings);
  }

  report({ _id }: Pick<ImportRecord, '_id'>) {
    return this.refusals.report(_id, newId());
  }

  async run(about: ReadBy, table: Register, actor: Actor): Promise<Checked> {
    const missing = this.missing(about);
    const report = this.report(about);
    // A file of too many rows is refused before any of them is looked at.
    const { rows, aside } = await rowsIn(table);
    if (missing.length > 0) return { missing, rows, good: 0, aside, report };
    try {
      const check = this.reader(about, table);
      let heard = 0;
      for await (const part of this.parts(check, table, actor)) {
        for (; heard < check.strangers; heard++) await this.kit.attempts.take(strangersSerials, actor.organizationId);
        await report.add(part.filter(isRefusal));
      }
      await report.flush();
      return { missing, rows, good: rows - report.count, aside, report };
    } catch (error) {
      await this.refusals.forget(about._id, report.pass);
      throw error;
    }
  }

  /** The rows with what is found of them, part by part. */
  async *parts(check: RowCheck, table: TableFile, actor: Actor): AsyncGenerator<Part> {
    const contracts = new Map<string, Contract>();
    const asked = new Set<string>();
    for await (const rows of inParts(table)) {
      const read = rows.map((row) => check.read(row));
      const good = read.filter(isGood);
      await this.learn(good, contracts, asked);
      const serials = await this.holders(good, contracts, actor);
      yield read.map((one) => (isGood(one) ? check.compare(one, { actor, contracts, serials }) : one));
      await breathe();
    }
  }

  /** A contract is read once: what is registered against it while the file is read is counted by the check. */
  private async learn(rows: GoodRow[], contracts: Map<string, Contract>, asked: Set<string>) {
    const numbers = new Set(rows.map(({ draft }) => draft.gemContractNumber).filter((number) => !asked.has(number)));
    if (numbers.size === 0) return;
    for (const number of numbers) asked.add(number);
    for (const [number, contract] of await this.contracts.ofEitherKind([...numbers])) contracts.set(number, contract);
  }

  private async holders(rows: GoodRow[], contracts: Map<string, Contract>, actor: Actor) {
    const keys = rows.map(({ draft }) => draftSerialKey(draft, contractNamed(actor, draft, contracts)));
    const found = await this.assets.findMany({ serialKey: { $in: keys } });
    return new Map(
      found.map(({ serialKey = '', ...asset }) => [
        serialKey,
        { ...asset, mayEdit: mayRow(actor, 'edit', 'Asset', { serialKey, ...asset }) },
      ]),
    );
  }
}

async function rowsIn(table: Register) {
  const aside: AssetImport['aside'] = { count: 0, lines: [] };
  const tell = (line: LineAside) => {
    if (++aside.count <= mostAside) aside.lines.push(line);
  };
  let rows = 0;
  for await (const batch of table.batches(tell)) rows += batch.length;
  return { rows, aside };
}

/** Parts of one size, whatever a slice of the file holds: each is a transaction when it is written. */
async function* inParts(table: TableFile): AsyncGenerator<FileRow[]> {
  let part: FileRow[] = [];
  for await (const batch of table.batches()) {
    for (const row of batch) {
      if (part.push(row) < partSize) continue;
      yield part;
      part = [];
    }
  }
  if (part.length > 0) yield part;
}
