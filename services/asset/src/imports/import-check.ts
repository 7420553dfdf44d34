import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Actor, importMaxRows } from '@portal/contracts';
import { type CsvFile, Kit, readCsv } from '@portal/service-kit';
import { AssetRepository } from '../assets/asset.repository.js';
import { draftSerialKey } from '../assets/asset.draft.js';
import { contractNamed } from '../contracts/contract.access.js';
import { ContractRepository } from '../contracts/contract.repository.js';
import type { ImportRecord, Refusal } from './import-record.js';
import { importedFields, requiredFields } from './imported-asset.js';
import { type GoodRow, isGood, isRefusal, RowCheck } from './row-check.js';

/** What a check found. */
export interface Checked {
  check: RowCheck;
  missing: string[];
  rows: number;
  good: GoodRow[];
  refused: Refusal[];
}

const batchSize = 500;

/** Checks every row of a file as the write will: dry run and run share it. */
@Injectable()
export class ImportCheck {
  constructor(
    private readonly kit: Kit,
    private readonly contracts: ContractRepository,
    private readonly assets: AssetRepository,
  ) {}

  async file(fileId: string): Promise<CsvFile> {
    return readCsv(await this.kit.files.bytes(fileId), importMaxRows, importedFields);
  }

  async run(
    { _id, mapping }: Pick<ImportRecord, '_id' | 'mapping'>,
    { headings, rows }: CsvFile,
    actor: Actor,
  ): Promise<Checked> {
    const check = new RowCheck(_id, headings, mapping);
    const matched = Object.values(mapping);
    const missing = requiredFields.filter((field) => !matched.includes(field));
    if (missing.length > 0) return { check, missing, rows: rows.length, good: [], refused: [] };
    const read: (GoodRow | Refusal)[] = [];
    for (const [index, row] of rows.entries()) {
      if (index % batchSize === 0) await breathe();
      read.push(check.read(row));
    }
    const readable = read.filter(isGood);
    const compared = check.compare(readable, { actor, ...(await this.stored(readable, actor)) });
    const good = compared.filter(isGood);
    const refused = [...read, ...compared].filter(isRefusal).sort((a, b) => a.row - b.row);
    return { check, missing, rows: rows.length, good, refused };
  }

  private async stored(rows: GoodRow[], actor: Actor) {
    const contracts = await this.contracts.ofEitherKind([...new Set(rows.map(({ draft }) => draft.gemContractNumber))]);
    const found = await this.assets.findMany(
      {
        serialKey: {
          $in: rows.map(({ draft }) => draftSerialKey(draft, contractNamed(actor, draft, contracts))),
        },
      },
      { fields: ['serialKey'] },
    );
    return { contracts, serials: new Map(found.map(({ serialKey = '', _id }) => [serialKey, _id])) };
  }
}
