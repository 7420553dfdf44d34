import type { CanaryAudience } from '@portal/contracts';
import { widened } from './widened.js';

const share = (percent: number): CanaryAudience => ({ kind: 'percent', percent });
const asha: CanaryAudience = { kind: 'user', email: 'asha@office.gov.in' };
const buyers: CanaryAudience = { kind: 'role', role: 'Buyer' };

it('gives a trial to more, and takes it from nobody', () => {
  expect(widened([asha], buyers)).toEqual([asha, buyers]);
  expect(widened([asha, share(10)], share(50))).toEqual([asha, share(50)]);
});

it.each([[share(10)], [share(5)], [buyers], [{ kind: 'user', email: ' Asha@Office.gov.in' } as const]])(
  'adds nobody who has it already: %j',
  (more) => expect(widened([asha, buyers, share(10)], more)).toBeUndefined(),
);
