export { bringOn } from './bring-on.js';
export {
  connectOperator,
  standInIdentity,
  startTestService,
  actorOf,
  type TestService,
  type TestAnswer,
  type TokenFor,
} from './start.js';
export { ClamdStandIn, eicar } from './clamd.js';
export { startCollector } from './collector.js';
export { withClockAhead } from './clock-ahead.js';
export { eventually } from './eventually.js';
export { tryBadInputs } from './try-bad-inputs.js';
export { keyedOf, madeOnce, tryRepetition } from './try-repetition.js';
export { isSearched, trySearches } from './try-searches.js';
export { publishEvents } from './publish.js';
export { madeJpeg, madeOffice, madePdf, madePng, madeZip } from './made-files.js';
export { tryRowRules } from './row-rules.js';
