export { DomainError, refuse, invalid } from './domain-error.js';
export { problemOf } from './problem.js';
export { log } from './log.js';
export { areaLoads, metrics, requestSeconds } from './observe/metrics.js';
export { startTracing, stopTracing } from './observe/otlp.js';
export { addBrowserStep, beginRequest, browserStepOf, type OpenSpan } from './observe/spans.js';
export { inTrace, toldOf, type Trace } from './observe/trace.js';
export { baseConfig, readConfig, type BaseConfig } from './config.js';
export { ask } from './ask.js';
export { portalItself, Sweep } from './process/sweep.js';
export type { ToldJob } from './process/jobs.js';
export { endedOtp, nextOtp, otpsToOne, pausedUntil, tryOtp, type NextOtp, type OtpTry, type StoredOtp } from './otp.js';
export { Bus, type Answer } from './transport/bus.js';
export { grouped } from './transport/grouped.js';
export { inTurn } from './transport/in-turn.js';
export { Download, Reply, type Call } from './transport/call.js';
export { Handles } from './transport/handles.js';
export { eventsHeard, eventsOf } from './events/parcel.js';
export { Verifier, keyRound } from './trust/verifier.js';
export { Claims, tokenAlgorithm, tokenAudience, tokenIssuer } from './trust/claims.js';
export { Passwords, wellKnownPassword } from './trust/passwords.js';
export { Attempts, rateExceeded, secretLimit, wrongCredentials, type Caller, type Limit } from './trust/attempts.js';
export { clientOf, networkOf } from './trust/network.js';
export { assertSetUp } from './trust/set-up.js';
export { abilityOf, rowsFor, mayRow } from './trust/rows.js';
export { Repository, type Reading, type Update } from './store/repository.js';
export {
  deriving,
  filling,
  forEach,
  type Migration,
  type MigrationList,
  type Pass,
  retiring,
  setting,
} from './migrations/migration.js';
export { historyOf } from './store/history.js';
export { Remembered } from './store/remembered.js';
export { RecordRepository, newId, type Change, type Request } from './store/record-repository.js';
export { codeOf } from './error-code.js';
export { isDuplicateKey } from './store/duplicate-key.js';
export { clocksDiffer, fromNow, isOver, isOverAt, stillLasts } from './store/until.js';
export type { Filter, Path, RowFilter, Where } from './store/filter.js';
export type { NewEvent } from './store/outbox.js';
export { queuedMail } from './mail/mail-queue.js';
export { SealingAnew } from './secrets/sealing-anew.js';
export { nameOfKey, SecretBox, secretKey, secretKeyLead, type SealedText } from './secrets/secret-box.js';
export { documentSchema, recordSchema, type Stored, type MailEntry } from './store/stored.js';
export { LiveCopy, type Coded } from './store/live-copy.js';
export type { Cells } from './store/tally.js';
export { passing } from './store/shared-column.js';
export { PlaceSet } from './store/place-set.js';
export { compareKeys } from './store/ranking.js';
export { pageOfBoth } from './store/sorted.js';
export { storedFields } from './store/stored-fields.js';
export { isAddress, textFilter } from './store/search.js';
export { wordsOf } from './store/words.js';
export { sortField, sortOf } from './store/sort.js';
export {
  changePercent,
  dayNumber,
  dayNumberOf,
  difference,
  firstDay,
  type Period,
  periodStart,
  previousStart,
  stepOfDay,
  stepsOf,
} from './period/period.js';
export { csvParts, neutral, plain } from './csv.js';
export { openTable, readCsv, type CsvFile, type FileRow, type TableFile } from './imports/table-file.js';
export { cellReader, type CellReading, cellText, shortCell, westernDigits } from './imports/cells.js';
export { refusedFile } from './imports/refused-file.js';
export { mappingByHand, matchHeadings, normalized } from './imports/headings.js';
export {
  importedIdOf,
  importedRowIds,
  importIdOf,
  sampleOf,
  storedImportSchema,
  importSummaryView,
  lastImports,
  storedImportView,
  type StoredImport,
} from './imports/import-record.js';
export { importErrors } from './imports/import.errors.js';
export { xlsxDownload } from './xlsx.js';
export { demoAge, demoDays, demoNow, workedAgo, workingMoment } from './demo/demo-clock.js';
export { DemoHistory, demoNumbers, type DemoSession, demoStored } from './demo/demo-history.js';
export {
  demoAdministrator,
  demoColleagues,
  demoDoor,
  demoOffices,
  demoSellerFor,
  demoSellers,
  type DemoOffice,
  type DemoPerson,
  type DemoSeller,
} from './demo/demo-people.js';
export { type DemoAmc, demoAmcs, demoConditionOf } from './demo/demo-amc.js';
export { demoAssets, type DemoAsset } from './demo/demo-assets.js';
export { demoGemOrders, type DemoGemOrder, type DemoStep } from './demo/demo-gem-orders.js';
export { demoGoodsOf, type DemoGoods } from './demo/demo-goods.js';
export { demoFile, type DemoFile } from './demo/demo-file.js';
export { DemoRandom } from './demo/demo-random.js';
export { onPaper, type PaperField, PaperWords } from './typeset/paper.js';
export { Typesetter } from './typeset/typesetter.js';
export { withTransaction } from './store/transaction.js';
export { clamdOf } from './files/clamd.js';
export { Files, shown, chunkSize, type FileRecord } from './files/files.js';
export { natsAnswers } from './process/answers.js';
export { endOnSignals } from './process/end.js';
export { rollCall } from './process/roll-call.js';
export type { Sign } from './process/sign.js';
export { connectMongo, connectNats } from './process/connections.js';
export { Kit } from './process/kit.js';
export {
  startService,
  runService,
  isReady,
  type Beside,
  type ServiceDefinition,
  type RunningService,
} from './process/service.js';
