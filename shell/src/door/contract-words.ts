import { contractTexts } from '@portal/contracts';
import { addMessages } from '@portal/ui';

/** What the contracts say of a wrong field, in the reader's language; without it they say it in English. */
export const contractWords = () => addMessages(contractTexts).catch(() => undefined);
