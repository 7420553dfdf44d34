import { act, screen } from '@testing-library/react';
import { addMessages, applyLanguage } from '../i18n/i18n.js';
import { uiMessages } from '../i18n/ui-messages.js';
import { show } from '../testing.js';
import { prefer } from '../theme/preferences.js';
import { useEscalationText } from './use-escalation-text.js';
import { useTicketText } from './use-ticket-text.js';
import { useWho } from './use-who.js';

const ticket = {
  title: 'Preventive service under AMC-7 on 03-12-2026',
  cause: { number: 'AMC-7', provider: 'Care', day: '2026-12-03', asset: 'Laptop', others: 0 },
};
const escalation = {
  ...{ title: 'Delivery of PO-7 is late', description: '' },
  cause: { kind: 'delivery-late' as const, number: 'PO-7', day: '2026-12-03' },
};

function Words() {
  const who = useWho();
  return (
    <>
      <output aria-label="Ticket">{useTicketText()(ticket).title}</output>
      <output aria-label="Escalation">{useEscalationText()(escalation).title}</output>
      <output aria-label="Who">{[who('portal', 'Portal'), who('u1', 'Portal')].join()}</output>
    </>
  );
}

const said = (name: string) => screen.getByLabelText(name).textContent;

async function showIn(language: 'hi' | 'ur') {
  await show(<Words />);
  await act(async () => {
    await addMessages(uiMessages);
    await applyLanguage(language);
    prefer({ language });
  });
}

afterEach(() => act(() => prefer({ language: 'en' })));

it('keeps the direction of Urdu though a number comes first, and each value apart', async () => {
  await showIn('ur');
  expect(said('Ticket')).toMatch(/^\u200f.*\u2068AMC-7\u2069.*\u206803-12-2026\u2069/);
  expect(said('Escalation')).toMatch(/^\u200f.*\u2068PO-7\u2069/);
});

it('leaves what reads from left to right without marks', async () => {
  await showIn('hi');
  expect(said('Ticket')).not.toMatch(/[\u200f\u2068]/);
});

it('names the portal itself in the reader’s language, and people as they are called', async () => {
  await showIn('hi');
  expect(said('Who')).toBe('पोर्टल,Portal');
});
