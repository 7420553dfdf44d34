import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type Actor,
  devices,
  mayAsk,
  type StoredFile,
  type VerificationAttempt,
  verificationResult,
} from '@portal/contracts';
import { type Call, Kit, newId, type NewEvent, refuse, rowsFor } from '@portal/service-kit';
import { AssetChanges } from '../assets/asset-changes.js';
import type { AssetRecord, DeviceState } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { assetEvent } from '../assets/asset.draft.js';
import { checklistFor } from './checklist.js';
import { deviceErrors } from './device.errors.js';
import { toOffice } from './device.notices.js';
import { ownRows } from './device.service.js';
import { VerificationRepository, verificationsFor } from './verification.repository.js';
import type { VerificationRecord } from './verification.schema.js';

type Answers = DeviceState['answers'];
type Verify = Call<typeof devices.verify>;

/** The same for what arrives again, so that its photos are not taken for another's. */
const idOf = ({ actor, params, key }: Verify) =>
  key ? createHash('sha256').update([actor.id, params.id, key].join(' ')).digest('hex').slice(0, 32) : newId();

/** The checklist that a holder answers once the OTP is verified. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly kit: Kit,
    private readonly changes: AssetChanges,
    private readonly assets: AssetRepository,
    private readonly verifications: VerificationRepository,
  ) {}

  async verify(call: Verify): Promise<AssetRecord> {
    const { actor, params, body } = call;
    const own = await this.assets.findOrFail(params.id, ownRows(actor));
    // What a phone kept without a network may arrive twice: its answer is the device as it is now.
    const isRepeated = async () => (await this.verifications.earlier(call)) !== undefined;
    if (await isRepeated()) return own;
    const record = { type: 'Verification', id: idOf(call) };
    try {
      const photos = await this.kit.files.claim(body.photos, 'photos', 'photo', actor, record);
      return await this.attempt(call, record.id, photos);
    } catch (error) {
      // Both arrived at one moment.
      if (await isRepeated()) return this.assets.findOrFail(params.id, ownRows(actor));
      await this.kit.files.release(record);
      throw error;
    }
  }

  private attempt(call: Verify, _id: string, photos: StoredFile[]): Promise<AssetRecord> {
    const { actor, params, body, ifMatch } = call;
    let given: Answers = [];
    return this.changes.change(
      params.id,
      ownRows(actor),
      (asset) => {
        const { device } = asset;
        if (!device || device.verificationStatus === 'Completed') throw refuse('ILLEGAL_MOVE');
        if (device.acknowledgmentStatus !== 'Completed') throw deviceErrors.acknowledgeFirst();
        if (device.otpStatus !== 'Verified') throw deviceErrors.otpFirst();
        given = answered(asset.category, body.items);
        const result = resultOf(asset.category, given);
        return {
          // A failed one is repeated with another one-time password.
          set: {
            device: {
              ...device,
              answers: given,
              verificationStatus: result,
              otpStatus: result === 'Completed' ? 'Verified' : 'Pending',
            },
          },
          event: verified(actor, asset, result, given),
        };
      },
      {
        ifMatch,
        trace: ({ device, location }) =>
          device?.verificationStatus === 'Completed'
            ? {
                eventType: 'deployment',
                description: 'Device verified by its holder',
                performedBy: actor.name,
                location,
              }
            : undefined,
        also: async ({ _id: assetId, category, buyerOrganizationId: officeId }, session) => {
          const result = resultOf(category, given);
          const of = { assetId, category, ...(officeId ? { officeId } : {}), byId: actor.id, by: actor.name };
          const attempt = { _id, ...of, result, answers: given, photos };
          await this.verifications.insert([this.verifications.prepare(attempt, undefined, call)], { session });
        },
      },
    );
  }

  /** Its holder sees their own verifications, the office those of whoever held it there. */
  async history({ actor, params }: Call<typeof devices.history>): Promise<VerificationAttempt[]> {
    const isHolder = actor.role === 'End User';
    await this.assets.findOrFail(params.id, isHolder ? ownRows(actor) : rowsFor(actor, 'view', 'Asset'));
    return (await this.verifications.of(params.id, actor)).map(attemptView);
  }

  /** Whether the actor may see what belongs to a verification, as its history shows it; throws what a stranger is told. */
  async see(actor: Actor, id: string) {
    if (!mayAsk(devices.history.needs, actor.role)) throw refuse('NOT_FOUND');
    const isHolder = actor.role === 'End User';
    const { assetId } = await this.verifications.findOrFail(id, verificationsFor(actor));
    await this.assets.findOrFail(assetId, isHolder ? ownRows(actor) : rowsFor(actor, 'view', 'Asset'));
  }
}

function answered(category: string, items: Answers): Answers {
  const given = new Map(items.map((item) => [item.id, item]));
  const questions = checklistFor(category);
  if (given.size !== questions.length || questions.some(({ id }) => !given.has(id))) throw deviceErrors.unanswered();
  return [...given.values()];
}

function resultOf(category: string, answers: Answers): VerificationAttempt['result'] {
  const essential = new Set(checklistFor(category).flatMap((one) => (one.essential ? [one.id] : [])));
  const result = verificationResult(answers.map(({ id, status }) => ({ status, essential: essential.has(id) })));
  return result === 'Completed' ? 'Completed' : 'Failed';
}

function verified(actor: Actor, asset: AssetRecord, result: VerificationAttempt['result'], answers: Answers): NewEvent {
  const failed = answers.filter(({ status }) => status === 'Failed').map(({ id }) => id);
  const title =
    result === 'Failed'
      ? 'The verification of {{device}} by {{holder}} failed; items that did not pass: {{count}}'
      : failed.length > 0
        ? '{{holder}} verified {{device}}; items that did not pass: {{count}}'
        : '{{holder}} verified {{device}}';
  return assetEvent('device.verified', actor, asset, {
    data: { result, failed },
    ...toOffice(asset, title, {
      device: asset.name,
      holder: actor.name,
      ...(result === 'Failed' || failed.length > 0 ? { count: String(failed.length) } : {}),
    }),
  });
}

function attemptView({
  _id: id,
  createdAt,
  by,
  result,
  category,
  answers,
  photos,
}: VerificationRecord): VerificationAttempt {
  const questions = new Map(checklistFor(category).map((question) => [question.id, question]));
  const count = (status: string) => answers.filter((answer) => answer.status === status).length;
  return {
    id,
    at: createdAt.toISOString(),
    by,
    result,
    photos,
    passed: count('Passed'),
    counting: answers.length - count('Not Applicable'),
    failed: answers
      .filter(({ status }) => status === 'Failed')
      .map(({ id: item, notes }) => {
        const question = questions.get(item);
        return { id: item, item: question?.item ?? item, essential: question?.essential ?? false, notes };
      }),
  };
}
