import { documentSchema } from '@portal/service-kit';

/** What an entry of the audit log is stored as; `changes` and `details` hold whatever its event brought. */
export const auditSchema = documentSchema('audit', {
  _id: Number,
  eventId: String,
  at: String,
  by: { id: String, name: String, role: String, organizationId: String },
  action: String,
  record: { type: { type: String }, id: String, label: String },
  changes: Object,
  details: Object,
  organizations: [String],
  sealedUntil: String,
  previousHash: String,
  hash: String,
})
  .index({ eventId: 1 }, { unique: true })
  .index({ 'record.id': 1, _id: -1 })
  .index({ 'by.id': 1, _id: -1 })
  .index({ organizations: 1, _id: -1 })
  .index({ 'by.organizationId': 1, _id: -1 })
  .index({ action: 1, _id: -1 })
  .index({ 'record.type': 1, _id: -1 })
  .index({ at: 1 })
  .index({ sealedUntil: 1 }, { partialFilterExpression: { sealedUntil: { $exists: true } } });
