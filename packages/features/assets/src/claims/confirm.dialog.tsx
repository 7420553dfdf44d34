import { type ClaimedAsset, deviceClaims, type OfficeClaim, required } from '@portal/contracts';
import { Dialog, Form, FormBar, Ltr, NoteLine, SelectField, toast, TwoLines, useT, useWrite } from '@portal/ui';
import { z } from 'zod';

const chosen = z.object({ assetId: required('Please choose the device of this serial number') });

interface ConfirmDialogProps {
  claim: OfficeClaim | undefined;
  onClose: () => void;
}

function Match({ match: { name, manufacturer, assetUid } }: { match: ClaimedAsset }) {
  return <TwoLines first={<bdi>{`${name} (${manufacturer})`}</bdi>} second={<Ltr>{assetUid}</Ltr>} />;
}

/** Confirms a claim: the device goes to who claimed it. */
export function ConfirmClaimDialog({ claim, onClose }: ConfirmDialogProps) {
  const t = useT();
  const decide = useWrite(deviceClaims.decide);
  if (!claim) return null;
  const free = (claim.matches ?? []).filter(({ heldBy }) => !heldBy);
  const held = (claim.matches ?? []).filter(({ heldBy }) => heldBy);
  const [only] = free.length === 1 ? free : [];
  return (
    <Dialog
      open
      title={t('Give {{serialNumber}} to {{name}}', { serialNumber: claim.serialNumber, name: claim.claimedBy })}
      onClose={onClose}
    >
      {held.map(({ id, heldBy }) => (
        <NoteLine key={id} tone="waiting">
          {t('{{name}} holds this device; take it back first.', { name: heldBy })}
        </NoteLine>
      ))}
      {free.length === 0 && held.length === 0 && (
        <NoteLine tone="bad">{t('Your register has no device with this serial number.')}</NoteLine>
      )}
      <Form
        schema={chosen}
        initial={{ assetId: only?.id ?? '' }}
        failureTitle={t('The claim was not confirmed')}
        onSubmit={async ({ assetId }) => {
          await decide.mutateAsync({
            params: { id: claim.id },
            version: claim.version,
            body: { confirmed: true, assetId },
          });
          onClose();
          toast(
            t('{{serialNumber}} was given to {{name}}', { serialNumber: claim.serialNumber, name: claim.claimedBy }),
          );
        }}
      >
        {only ? (
          <Match match={only} />
        ) : (
          free.length > 1 && (
            <SelectField
              name="assetId"
              label={t('Which device is it?')}
              options={free.map(({ id, name, manufacturer, assetUid }) => ({
                value: id,
                label: [name, manufacturer, assetUid].join(' · '),
              }))}
            />
          )
        )}
        <FormBar submit={t('Confirm')} busyText={t('Saving...')} disabled={free.length === 0} />
      </Form>
    </Dialog>
  );
}
