import { applicantEndpoints } from '@portal/contracts';
import type { Msg } from '@nats-io/transport-node';
import { startTestGateway, type TestGateway } from '../testing/start-gateway.js';

/** Services, gateway and areas go live at different moments: the gateway knows the calls, never what is in them. */
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const { subject, path } = applicantEndpoints.openByLink;

it('lets a field through that only a newer service and the area that asks for it know, both ways', async () => {
  let asked: unknown;
  gateway.serve(subject, (message: Msg) => {
    asked = message.json();
    return { status: 'Pending', ofTomorrow: { nested: [1, 2] } };
  });
  const body = { link: 'x', fieldOfTomorrow: { kind: 'new' } };
  const headers = { 'content-type': 'application/json' };
  const answer = await gateway.fetch(`${path}?filterOfTomorrow=1`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  });
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'Pending', ofTomorrow: { nested: [1, 2] } }]);
  expect(asked).toEqual(body);
});

it('says of a call that only a newer gateway has that there is none', async () => {
  const answer = await gateway.fetch('/assets-of-tomorrow');
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
});
