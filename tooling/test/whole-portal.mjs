import { closeAfterTests, openForTests } from './opened.mjs';

/** Everything behind the edge, with demo data; what it gives back ends it. */
export default async () => {
  Object.assign(process.env, await openForTests({ demo: true }));
  return closeAfterTests;
};
