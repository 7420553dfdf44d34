import { Asset, AssetChange, assets } from '@portal/contracts';
import {
  ButtonLink,
  call,
  editedRecord,
  Form,
  FormBar,
  FormPart,
  Ltr,
  Properties,
  toast,
  useLabels,
  useT,
  useWrite,
} from '@portal/ui';
import { useNavigate } from 'react-router';
import { AmcPart } from './amc-part.js';
import { IdentityFields, KeptSerial, PlaceFields, PurchaseFields } from './asset-fields.js';

/** Changes an asset; what it was registered as stays. */
export function EditAssetForm({ asset, base }: { asset: Asset; base: string }) {
  const t = useT();
  const label = useLabels(Asset);
  const navigate = useNavigate();
  const change = useWrite(assets.update);
  const params = { id: asset.id };
  return (
    <Form
      schema={AssetChange}
      edited={editedRecord(() => call(assets.get, { params }), asset)}
      onSubmit={async (values, { version }) => {
        await change.mutateAsync({ params, version, body: values });
        toast(t('The asset was changed'));
        await navigate(`${base}/${asset.id}`);
      }}
    >
      <FormPart title={t('Registered as')} help={t('These stay as they were registered.')}>
        <Properties
          stacked
          properties={[
            { label: label('assetUid'), value: <Ltr>{asset.assetUid}</Ltr> },
            { label: label('serialNumber'), value: <Ltr>{asset.serialNumber}</Ltr> },
            { label: t('GeM Contract'), value: <Ltr>{asset.gemContractNumber}</Ltr> },
            { label: label('category'), value: t(asset.category) },
            { label: label('department'), value: <bdi>{asset.department}</bdi> },
          ]}
        />
      </FormPart>
      <FormPart title={t('Basic Information')} help={t('What it is.')}>
        <IdentityFields serial={<KeptSerial id={asset.id} serialNumber={asset.serialNumber} />} />
      </FormPart>
      <FormPart title={t('Purchase and warranty')}>
        <PurchaseFields />
      </FormPart>
      <AmcPart />
      <FormPart title={t('Location and notes')}>
        <PlaceFields />
      </FormPart>
      <FormBar submit={t('Save')} busyText={t('Saving...')}>
        <ButtonLink to={`${base}/${asset.id}`}>{t('Cancel')}</ButtonLink>
      </FormBar>
    </Form>
  );
}
