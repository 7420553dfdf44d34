import { DomainError } from '@portal/service-kit';

export const notTheMakersToAnswer = () =>
  new DomainError(
    'ESCALATION_NOT_OF_MAKER',
    403,
    'A manufacturer answers what is about its goods (quality or technical support), and what it raised itself.',
  );
