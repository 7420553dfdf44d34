import { operations } from '@portal/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const services = join(import.meta.dirname, '../../services');

/** The test of each noun that asks with a key: whoever adds a POST names it here and asks it again there, or says in the contract why its key does not count. */
const askedAgain: Record<string, string[]> = {
  'asset/src/assets/asset': ['asset.asset.request-disposal'],
  'asset/src/assets/registration': ['asset.asset.create'],
  'asset/src/campaigns/campaign': ['asset.campaign.create', 'asset.campaign.follow-up'],
  'asset/src/campaigns/count': ['asset.campaign.count'],
  'asset/src/claims/claim': ['asset.claim.create'],
  'asset/src/cover/amc': ['asset.amc.create', 'asset.amc.renew'],
  'asset/src/cover/cover': ['asset.warranty.create'],
  'asset/src/devices/repetition': [
    'asset.asset.restore',
    'asset.device.acknowledge',
    'asset.device.ask-return',
    'asset.device.check-otp',
    'asset.device.send-otp',
  ],
  'asset/src/devices/verification': ['asset.device.verify'],
  'asset/src/drafts/draft': ['asset.draft.accept', 'asset.draft.refuse'],
  'asset/src/imports/import': [
    'asset.import.bulk-upload',
    'asset.import.run',
    'asset.import.sheet',
    'asset.import.undo',
    'asset.import.upload',
  ],
  'asset/src/lifecycle/lifecycle': ['asset.lifecycle.create'],
  'asset/src/service-records/service-record': ['asset.service.create'],
  'asset/src/warranty-claims/warranty-claim': ['asset.warranty-claim.add-note', 'asset.warranty-claim.create'],
  'identity/src/delegations/delegation': ['identity.delegation.create', 'identity.delegation.revoke'],
  'identity/src/joinings/joining': ['identity.joining.confirm', 'identity.joining.refuse'],
  'identity/src/people/person': [
    'identity.person.create-buyer',
    'identity.person.create-enduser',
    'identity.person.create-oem',
    'identity.person.create-seller',
    'identity.person.create-support-agent',
  ],
  'identity/src/second-factor/second-factor': [
    'identity.second-factor.begin',
    'identity.second-factor.disable',
    'identity.user.remove-second-factor',
  ],
  'identity/src/users/repetition': [
    'identity.recovery.ask',
    'identity.recovery.reset',
    'identity.user.reset-password',
    'identity.user.unlock',
  ],
  'identity/src/users/user': ['identity.user.create'],
  'procurement/src/deliveries/delivery': ['procurement.order.deliver', 'procurement.order.send-otp'],
  'procurement/src/deliveries/purchase-delivery': ['procurement.purchase-delivery.create'],
  'procurement/src/dispatches/dispatch': ['procurement.dispatch.create'],
  'procurement/src/documents/document': ['procurement.document.add-version', 'procurement.document.upload'],
  'procurement/src/escalations/escalation': ['procurement.escalation.add-note', 'procurement.escalation.create'],
  'procurement/src/invoices/invoice': ['procurement.invoice.create'],
  'procurement/src/mappings/mapping': ['procurement.mapping.undo', 'procurement.order.map'],
  'procurement/src/orders/order': ['procurement.order.create'],
  'procurement/src/purchase-order-imports/purchase-import': [
    'procurement.purchase-order-import.run',
    'procurement.purchase-order-import.undo',
    'procurement.purchase-order-import.upload',
  ],
  'procurement/src/purchase-orders/approval-tiers': ['procurement.approval-tier.create'],
  'procurement/src/purchase-orders/purchase-order': [
    'procurement.purchase-order.create',
    'procurement.purchase-order.restore',
  ],
  'procurement/src/quotes/quote': ['procurement.quote.create'],
  'procurement/src/report-schedules/report-schedule': ['procurement.report-schedule.create'],
  'procurement/src/requisitions/requisition': ['procurement.requisition.create'],
  'procurement/src/rfqs/rfq': ['procurement.rfq.award', 'procurement.rfq.create'],
  'procurement/src/vendors/vendor-entry': ['procurement.vendor.create'],
  'registration/src/applicants/applicant': [
    'registration.applicant.send-code',
    'registration.registration.approve',
    'registration.registration.reject',
    'registration.registration.withdraw',
  ],
  'registration/src/bulk/bulk': ['registration.bulk.approve', 'registration.bulk.reject'],
  'registration/src/registrations/registration': [
    'registration.registration.retry-account',
    'registration.registration.submit-buyer',
    'registration.registration.submit-enduser',
    'registration.registration.submit-seller',
  ],
  'system/src/incidents/incident': ['system.incident.update'],
  'system/src/maintenance/maintenance': ['system.maintenance.create'],
  'system/src/releases/release': [
    'system.release.end-canary',
    'system.release.promote',
    'system.release.rollback',
    'system.release.start-canary',
  ],
  'system/src/subscriptions/subscription': ['system.status-subscription.create', 'system.status-subscription.test'],
  'system/src/tasks/task': ['system.task.create'],
  'ticketing/src/tickets/complaint': ['ticketing.ticket.add-note', 'ticketing.ticket.create'],
  'ticketing/src/tutorials/tutorial': ['ticketing.tutorial.create'],
};

it('knows every POST that is made once by its key', () => {
  const keyed = operations.filter(({ method, anew }) => method === 'POST' && !anew);
  expect(Object.values(askedAgain).flat().sort()).toEqual(keyed.map(({ subject }) => subject).sort());
});

it('lets nothing but a POST say why its key does not count', () => {
  expect(operations.filter(({ method, anew }) => anew && method !== 'POST')).toEqual([]);
});

it.each(Object.keys(askedAgain))('%s asks with a key', (file) => {
  expect(readFileSync(join(services, `${file}.it.test.ts`), 'utf8')).toMatch(/tryRepetition\(|\bkey\b/i);
});
