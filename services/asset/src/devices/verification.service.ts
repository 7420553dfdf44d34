import { Injectable } from '@nestjs/common';
import { type devices, verificationResult } from '@portal/contracts';
import { type Call, refuse } from '@portal/service-kit';
import { AssetChanges } from '../assets/asset-changes.js';
import type { AssetRecord } from '../assets/asset-record.js';
import { assetEvent } from '../assets/asset.draft.js';
import { checklistFor } from './checklist.js';
import { deviceErrors } from './device.errors.js';
import { ownRows } from './device.service.js';

/** The checklist that a holder answers once the OTP is verified. */
@Injectable()
export class VerificationService {
  constructor(private readonly changes: AssetChanges) {}

  verify({ actor, params, body, ifMatch }: Call<typeof devices.verify>): Promise<AssetRecord> {
    return this.changes.change(
      params.id,
      ownRows(actor),
      (asset) => {
        const { device } = asset;
        if (!device || device.verificationStatus === 'Completed') throw refuse('ILLEGAL_MOVE');
        if (device.otpStatus !== 'Verified') throw deviceErrors.otpFirst();
        const given = new Map(body.items.map((item) => [item.id, item]));
        const questions = checklistFor(asset.category);
        if (given.size !== questions.length || questions.some(({ id }) => !given.has(id)))
          throw deviceErrors.unanswered();
        const answers = [...given.values()];
        const verificationStatus = verificationResult(answers.map(({ status }) => status));
        return {
          set: { device: { ...device, answers, verificationStatus } },
          event: assetEvent('device.verified', actor, asset, {
            data: {
              result: verificationStatus,
              failed: answers.filter(({ status }) => status === 'Failed').map(({ id }) => id),
            },
          }),
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
      },
    );
  }
}
