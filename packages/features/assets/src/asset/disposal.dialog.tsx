import { assets, type Asset } from '@portal/contracts';
import { Dialog, Form, FormBar, NoteLine, TextAreaField, toast, useT, useWrite } from '@portal/ui';

/** Asks for the disposal of an asset, with the reason. */
export function DisposalDialog({ asset, open, onClose }: { asset: Asset; open: boolean; onClose: () => void }) {
  const t = useT();
  const request = useWrite(assets.requestDisposal);
  const hindrance =
    asset.status === 'Under Repair'
      ? t('An asset in repair cannot be disposed of: it must be back from repair first')
      : asset.assigned
        ? t('An asset that somebody holds cannot be disposed of: take it back first')
        : undefined;
  return (
    <Dialog open={open} title={t('Request disposal')} onClose={onClose}>
      <Form
        schema={assets.requestDisposal.body}
        onSubmit={async (body) => {
          await request.mutateAsync({ params: { id: asset.id }, version: asset.version, body });
          toast(t('The disposal was requested'));
          onClose();
        }}
      >
        <p>
          <bdi>{asset.name}</bdi>
        </p>
        {hindrance && <NoteLine tone="waiting">{hindrance}</NoteLine>}
        <TextAreaField name="reason" label={t('Reason')} hint={t('Why it cannot or should not be used any longer.')} />
        <FormBar submit={t('Request disposal')} disabled={!!hindrance} />
      </Form>
    </Dialog>
  );
}
