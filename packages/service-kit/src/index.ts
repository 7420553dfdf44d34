export { DomainError, refuse, invalid } from './domain-error.js';
export { problemOf } from './problem.js';
export { log } from './log.js';
export { baseConfig, readConfig, type BaseConfig } from './config.js';
export { ask } from './ask.js';
export { makeOtp, matchesOtp, type StoredOtp } from './otp.js';
export { Bus, type Answer } from './transport/bus.js';
export { grouped } from './transport/grouped.js';
export { inTurn } from './transport/in-turn.js';
export { Download, Reply, type Call } from './transport/call.js';
export { Handles } from './transport/handles.js';
export { eventsHeard, eventsOf } from './events/parcel.js';
export { Verifier, tokenAlgorithm, tokenAudience, type Claims } from './trust/verifier.js';
export { Passwords, wellKnownPassword } from './trust/passwords.js';
export { Attempts, wrongCredentials } from './trust/attempts.js';
export { abilityOf, rowsFor, mayRow } from './trust/rows.js';
export { Records, newId, hits, type Change } from './store/records.js';
export type { Fact } from './store/outbox.js';
export { recordSchema, type Stored, type MailEntry } from './store/stored.js';
export { textFilter } from './store/search.js';
export { csvParts, neutral, plain } from './csv.js';
export { together } from './store/transaction.js';
export { Files, shown, chunkSize, type FileRecord } from './files/files.js';
export { mimeTypes } from './files/type.js';
export { connectMongo, connectNats } from './process/connections.js';
export { Kit } from './process/kit.js';
export {
  startService,
  runService,
  endOnSignals,
  type ServiceDefinition,
  type RunningService,
} from './process/service.js';
