import { type LinkFault, linkFaults } from '@portal/contracts';
import { DomainError } from '@portal/service-kit';

/** A mailed link that does not work, with why. */
export function linkRefused(fault: LinkFault) {
  const [code, message] = linkFaults[fault];
  return new DomainError(code, 422, message, { fields: { token: message } });
}
