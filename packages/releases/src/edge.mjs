import { z } from 'zod';

/** The file in the store that says what the edge was started with. */
export const edgeFile = 'edge.json';

/** Other hosts that the edge lets browsers load areas from, as origins. */
export const Edge = z.object({ origins: z.array(z.string()) });
