import { mayAsk, type Operation } from '@portal/contracts';
import { useUser } from './use-user.js';

/** Whether who is signed in may ask an operation at all: `may(assets.assign)`. */
export function useMay() {
  const { role } = useUser();
  return ({ needs }: Pick<Operation, 'needs'>) => mayAsk(needs, role);
}
