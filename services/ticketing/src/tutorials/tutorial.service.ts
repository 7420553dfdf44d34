import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type NewTutorial,
  type StoredFile,
  textFor,
  type Tutorial,
  tutorials as contract,
} from '@portal/contracts';
import { type Call, type Change, Kit, newId, type NewEvent, rowsFor, textFilter } from '@portal/service-kit';
import { sortable, TutorialRepository } from './tutorial.repository.js';
import type { TutorialRecord } from './tutorial.schema.js';
import { tutorialRow, tutorialView } from './tutorial.view.js';

const searched = ['texts.title', 'texts.summary', 'texts.steps.title', 'texts.steps.text'];

/** What holders of devices read to help themselves; a Super Admin writes it. */
@Injectable()
export class TutorialService {
  constructor(
    private readonly tutorials: TutorialRepository,
    private readonly kit: Kit,
  ) {}

  async list({ actor, query, language }: Call<typeof contract.list>) {
    const { category, status } = query;
    const filters = { ...(category ? { category } : {}), ...(status ? { status } : {}) };
    const rows = [rowsFor(actor, 'view', 'Tutorial'), filters, textFilter(query.q, searched)];
    const page = await this.tutorials.list(rows, query, sortable, '-updatedAt');
    return { ...page, items: page.items.map((one) => tutorialRow(one, language)) };
  }

  async get({ actor, params }: Call<typeof contract.get>): Promise<Tutorial> {
    return tutorialView(await this.tutorials.findOrFail(params.id, rowsFor(actor, 'view', 'Tutorial')));
  }

  async create(call: Call<typeof contract.create>): Promise<Tutorial> {
    return tutorialView(await this.tutorials.once(call, () => this.make(call)));
  }

  private async make(call: Call<typeof contract.create>): Promise<TutorialRecord> {
    const { actor, body } = call;
    const _id = newId();
    const fields = { _id, ...body, texts: textsOf(body, await this.claimed(actor, _id, body, [])) };
    try {
      return await this.tutorials.createOnce(fields, eventOf('created', actor, fields), call);
    } catch (refusal) {
      // It may be there all the same: only the answer was lost.
      if (!(await this.tutorials.find(_id))) await this.kit.files.release({ type: 'Tutorial', id: _id });
      throw refusal;
    }
  }

  async update({ actor, params, body, ifMatch }: Call<typeof contract.update>): Promise<Tutorial> {
    const rows = rowsFor(actor, 'edit', 'Tutorial');
    const had = picturesOf(await this.tutorials.findOrFail(params.id, rows));
    const texts = textsOf(body, await this.claimed(actor, params.id, body, had));
    const decide = (): Change<TutorialRecord> => ({
      set: { category: body.category, status: body.status, texts },
      event: eventOf('changed', actor, { texts }),
    });
    const changed = await this.tutorials.update(params.id, rows, decide, { ifMatch });
    const named = new Set(picturesOf(changed).map(({ id }) => id));
    await this.letGo(
      params.id,
      had.filter(({ id }) => !named.has(id)),
    );
    return tutorialView(changed);
  }

  async delete({ actor, params, ifMatch }: Call<typeof contract.delete>) {
    const event = (tutorial: TutorialRecord) => eventOf('deleted', actor, tutorial);
    await this.tutorials.remove(params.id, rowsFor(actor, 'edit', 'Tutorial'), event, [], { ifMatch });
    return { success: true as const };
  }

  /** Its pictures: those that it had, whoever brought them, and those that come new. */
  private async claimed(actor: Actor, id: string, { texts }: NewTutorial, had: readonly StoredFile[]) {
    const named = [...new Set(texts.flatMap(({ steps }) => steps.flatMap(({ pictures }) => pictures)))];
    const fresh = named.filter((one) => !had.some((picture) => picture.id === one));
    const record = { type: 'Tutorial', id };
    return [...had, ...(await this.kit.files.claim(fresh, 'texts', 'photo', actor, record))];
  }

  private async letGo(id: string, pictures: readonly StoredFile[]) {
    if (pictures.length === 0) return;
    await this.kit.files.release(
      { type: 'Tutorial', id },
      pictures.map((picture) => picture.id),
    );
  }
}

const picturesOf = ({ texts }: Pick<TutorialRecord, 'texts'>) =>
  texts.flatMap(({ steps }) => steps.flatMap(({ pictures }) => pictures));

/** The texts with their pictures as stored files. */
const textsOf = ({ texts }: NewTutorial, files: readonly StoredFile[]): TutorialRecord['texts'] =>
  texts.map((text) => ({
    ...text,
    steps: text.steps.map((step) => ({ ...step, pictures: files.filter(({ id }) => step.pictures.includes(id)) })),
  }));

function eventOf(
  verb: 'created' | 'changed' | 'deleted',
  by: Actor,
  { texts }: Pick<TutorialRecord, 'texts'>,
): NewEvent {
  const label = textFor(texts, 'en')?.title ?? '';
  return { subject: `ticketing.tutorial.${verb}`, by, label, organizations: [], data: { title: label } };
}
