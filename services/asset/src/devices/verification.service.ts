import { Injectable } from '@nestjs/common';
import { type Actor, type devices, type VerificationAttempt, verificationResult } from '@portal/contracts';
import { type Call, type NewEvent, refuse, rowsFor } from '@portal/service-kit';
import { AssetChanges } from '../assets/asset-changes.js';
import type { AssetRecord, DeviceState } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { assetEvent } from '../assets/asset.draft.js';
import { checklistFor } from './checklist.js';
import { deviceErrors } from './device.errors.js';
import { toOffice } from './device.notices.js';
import { ownRows } from './device.service.js';
import { VerificationRepository } from './verification.repository.js';
import type { VerificationRecord } from './verification.schema.js';

type Answers = DeviceState['answers'];

/** The checklist that a holder answers once the OTP is verified. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly changes: AssetChanges,
    private readonly assets: AssetRepository,
    private readonly verifications: VerificationRepository,
  ) {}

  async verify(call: Call<typeof devices.verify>): Promise<AssetRecord> {
    const { actor, params } = call;
    // What a phone kept without a network may arrive twice: its answer is the device as it is now.
    const isRepeated = async () => (await this.verifications.earlier(call)) !== undefined;
    if (!(await isRepeated())) {
      try {
        return await this.attempt(call);
      } catch (error) {
        // Both arrived at one moment.
        if (!(await isRepeated())) throw error;
      }
    }
    return this.assets.findOrFail(params.id, ownRows(actor));
  }

  private attempt(call: Call<typeof devices.verify>): Promise<AssetRecord> {
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
        also: async ({ _id: assetId, category }, session) => {
          const result = resultOf(category, given);
          const attempt = { assetId, category, byId: actor.id, by: actor.name, result, answers: given };
          await this.verifications.insert([this.verifications.prepare(attempt, undefined, call)], { session });
        },
      },
    );
  }

  /** Its holder sees their own verifications, the office those of whoever held it. */
  async history({ actor, params }: Call<typeof devices.history>): Promise<VerificationAttempt[]> {
    const isHolder = actor.role === 'End User';
    await this.assets.findOrFail(params.id, isHolder ? ownRows(actor) : rowsFor(actor, 'view', 'Asset'));
    return (await this.verifications.of(params.id, isHolder ? actor.id : undefined)).map(attemptView);
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

function attemptView({ _id: id, createdAt, by, result, category, answers }: VerificationRecord): VerificationAttempt {
  const questions = new Map(checklistFor(category).map((question) => [question.id, question]));
  const count = (status: string) => answers.filter((answer) => answer.status === status).length;
  return {
    id,
    at: createdAt.toISOString(),
    by,
    result,
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
