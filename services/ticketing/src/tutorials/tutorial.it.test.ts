import { jest } from '@jest/globals';
import { type PortalEvent, ticketingFiles, tutorials as contract } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { madePng, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { TutorialRepository } from './tutorial.repository.js';

let service: TestService;
let admin: string;
let holder: string;
const events: PortalEvent[] = [];

beforeAll(async () => {
  service = await startTestService(definition);
  service.nats.subscribe('events.ticketing.tutorial.>', {
    callback: (_, message) => void events.push(...eventsOf(message)),
  });
  admin = await service.tokenFor('Super Admin');
  holder = await service.tokenFor('End User');
});
afterAll(() => service.stop());

const step = (changes: object = {}) => ({ title: 'Open the lid', text: 'Lift it with both hands.', ...changes });
const text = (language: string, title: string, changes: object = {}) => ({
  ...{ language, title, summary: 'From the box to the first sign-in.', steps: [step()] },
  ...changes,
});
const tutorial = (changes: object = {}) => ({
  ...{ category: 'Laptop', status: 'Published', texts: [text('en', 'Set up a laptop'), text('hi', 'लैपटॉप तैयार करें')] },
  ...changes,
});
const add = (body: object = tutorial(), token = admin) => service.call(contract.create, { token, body });
const made = async (body?: object) => (await add(body)).body.id as string;
const get = (id: string, token = holder) => service.call(contract.get, { token, params: { id } });
const list = async (query: Record<string, string> = {}, token = holder) =>
  (await service.call(contract.list, { token, query })).body.items as { id: string; title: string }[];
const picture = async (token = admin) =>
  (await service.upload('step.png', madePng(), 'photo', token)).body.id as string;
const file = async (id: string, token = holder) =>
  service.read(ticketingFiles.download, { token, params: { id } }).then(
    () => 200,
    (error: Error) => Number(error.message),
  );

it('is read by holders of devices once it is published, and written by Super Admins alone', async () => {
  const draft = await made(tutorial({ status: 'Draft' }));
  const published = await made();
  expect((await get(draft)).status).toBe(404);
  expect((await get(published)).body.texts).toHaveLength(2);
  const seen = (await list()).map(({ id }) => id);
  expect([seen.includes(draft), seen.includes(published)]).toEqual([false, true]);
  expect((await list({ status: 'Draft' }, admin)).map(({ id }) => id)).toContain(draft);
  expect((await add(tutorial(), holder)).status).toBe(403);
  const change = { token: holder, params: { id: published }, body: tutorial() };
  expect((await service.call(contract.update, change)).status).toBe(403);
  expect((await service.call(contract.delete, { token: holder, params: { id: published } })).status).toBe(403);
  for (const role of ['Buyer', 'Seller', 'OEM', 'Support Agent'] as const)
    expect((await get(published, await service.tokenFor(role))).status).toBe(403);
});

it('is listed in the language of the reader, in English where it has none, else in what it has', async () => {
  const both = await made();
  const english = await made(tutorial({ texts: [text('en', 'Only English')] }));
  const urdu = await made(tutorial({ texts: [text('ur', 'صرف اردو')] }));
  const titleIn = async (language: 'en' | 'hi', id: string) =>
    (await list({ pageSize: '100' }, await service.tokenFor('End User', { language }))).find((one) => one.id === id)
      ?.title;
  expect(await titleIn('hi', both)).toBe('लैपटॉप तैयार करें');
  expect(await titleIn('en', both)).toBe('Set up a laptop');
  expect(await titleIn('hi', english)).toBe('Only English');
  expect(await titleIn('hi', urdu)).toBe('صرف اردو');
});

it('is found by category and by the words of its steps in any language', async () => {
  const printer = await made(
    tutorial({ category: 'Printer', texts: [text('en', 'Toner', { steps: [step({ text: 'Shake the zylinder.' })] })] }),
  );
  expect((await list({ category: 'Printer' })).map(({ id }) => id)).toEqual([printer]);
  expect((await list({ q: 'zylinder' })).map(({ id }) => id)).toEqual([printer]);
});

it.each([
  [{ category: 'Boat' }, 'category', 'Please choose a category'],
  [{ texts: [] }, 'texts', 'Add at least one language'],
  [{ texts: [text('en', 'One'), text('en', 'Two')] }, 'texts', 'Each language can be there once'],
  [{ texts: [text('en', '')] }, 'texts.0.title', 'Please enter a title'],
  [{ texts: [text('en', 'One', { summary: ' ' })] }, 'texts.0.summary', 'Please enter a summary'],
  [{ texts: [text('en', 'One', { steps: [] })] }, 'texts.0.steps', 'Add at least one step'],
  [{ texts: [text('en', 'One', { steps: Array(31).fill(step()) })] }, 'texts.0.steps', 'At most 30 steps are allowed'],
  [{ texts: [text('en', 'One', { steps: [step({ text: '' })] })] }, 'texts.0.steps.0.text', 'Please enter what to do'],
  [
    { texts: [text('en', 'One', { steps: [step({ pictures: ['a', 'b', 'c', 'd'] })] })] },
    'texts.0.steps.0.pictures',
    'At most 3 pictures are allowed',
  ],
])('refuses %j at its field', async (changes, field, message) => {
  const { status, body } = await add(tutorial(changes));
  expect([status, body.fields]).toEqual([422, expect.objectContaining({ [field]: message })]);
});

it('takes an older version of nobody', async () => {
  const id = await made();
  const change = { token: admin, params: { id }, ifMatch: 1 };
  const body = tutorial({ status: 'Draft' });
  expect((await service.call(contract.update, { ...change, body })).body).toMatchObject({
    status: 'Draft',
    version: 2,
  });
  expect((await service.call(contract.update, { ...change, body })).status).toBe(412);
  expect((await get(id)).status).toBe(404);
});

it('is added once, however often it is sent', async () => {
  const body = tutorial({ texts: [text('en', 'Sent twice')] });
  const send = () => service.call(contract.create, { token: admin, body, key: 'tutorial-sent-twice' });
  const [one, other] = await Promise.all([send(), send()]);
  expect(one.body.id).toBe(other.body.id);
  expect((await list({ q: 'Sent twice' })).length).toBe(1);
});

it('leaves its pictures free for the next try where it was not made', async () => {
  const id = await picture();
  const body = tutorial({ texts: [text('en', 'Tried twice', { steps: [step({ pictures: [id] })] })] });
  const store = jest.spyOn(service.get(TutorialRepository), 'createOnce');
  store.mockRejectedValueOnce(new Error('the database is away'));
  expect((await add(body)).status).toBe(500);
  expect((await add(body)).body.texts[0].steps[0].pictures).toMatchObject([{ id }]);
  store.mockRestore();
});

it('shows its pictures to who may read it, and lets go of those that it names no more', async () => {
  const [first, second] = [await picture(), await picture()];
  const withPictures = (pictures: string[], status = 'Published') =>
    tutorial({ status, texts: [text('en', 'Pictures', { steps: [step({ pictures })] })] });
  const id = await made(withPictures([first], 'Draft'));
  expect(await file(first)).toBe(404);
  const publish = (pictures: string[], token = admin) =>
    service.call(contract.update, { token, params: { id }, body: withPictures(pictures) });
  // Another administrator keeps what a colleague brought.
  const colleague = await service.tokenFor('Super Admin', { id: 'colleague' });
  expect((await publish([first], colleague)).body.texts[0].steps[0].pictures).toMatchObject([{ id: first }]);
  expect([await file(first), await file(first, await service.tokenFor('Buyer'))]).toEqual([200, 404]);
  expect((await publish([second])).status).toBe(200);
  expect([await file(first), await file(second)]).toEqual([404, 200]);
  const stolen = await publish([await picture(holder)]);
  expect([stolen.status, stolen.body.fields]).toEqual([422, { texts: 'Please upload this file again' }]);
});

it('is gone once it was removed, and the log knows of all three', async () => {
  const id = await made();
  await service.call(contract.update, { token: admin, params: { id }, body: tutorial() });
  expect((await service.call(contract.delete, { token: admin, params: { id } })).status).toBe(200);
  expect((await get(id, admin)).status).toBe(404);
  await service.carry();
  const heard = new Map(events.filter(({ record }) => record.id === id).map((event) => [event.id, event]));
  expect([...heard.values()].map(({ subject, record }) => [subject, record.label])).toEqual([
    ['ticketing.tutorial.created', 'Set up a laptop'],
    ['ticketing.tutorial.changed', 'Set up a laptop'],
    ['ticketing.tutorial.deleted', 'Set up a laptop'],
  ]);
});
