import { messages as assetMessages } from '@portal/features-assets';
import { messages as orderMessages } from '@portal/features-orders';
import { messages as peopleMessages } from '@portal/features-people';
import { messages as reportMessages } from '@portal/features-reports';
import { messages as ticketMessages } from '@portal/features-tickets';
import { remoteModule, type MessageSource } from '@portal/ui';
import { messages } from './messages.js';
import { routes } from './routes.js';

const sources: MessageSource[] = [
  assetMessages,
  orderMessages,
  peopleMessages,
  reportMessages,
  ticketMessages,
  messages,
];

export default remoteModule({
  messages: async (language) =>
    Object.assign({}, ...(await Promise.all(sources.map((source) => source(language))))) as Record<string, string>,
  routes,
});
