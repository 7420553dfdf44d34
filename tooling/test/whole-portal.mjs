import { closeAfterTests, openForTests } from './opened.mjs';

/** Everything behind the edge, with demo data; what it gives back ends it. */
export default async () => {
  await openForTests({ demo: true });
  return closeAfterTests;
};
