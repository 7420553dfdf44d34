import { assets } from '@portal/contracts';
import { FormPage, Headline, Ltr, Problem, Skeleton, useKeptRead, useT } from '@portal/ui';
import { useParams } from 'react-router';
import { EditAssetForm } from './edit-asset.form.js';
import { NewAssetForm } from './new-asset.form.js';

export interface AssetFormPageProps {
  /** Where the assets of this area live: '/buyer/assets'. */
  base: string;
}

/** Adds an asset; at an address with an id, changes that one. */
export function AssetFormPage({ base }: AssetFormPageProps) {
  const { id } = useParams();
  return <FormPage>{id ? <EditAsset base={base} id={id} /> : <AddAsset base={base} />}</FormPage>;
}

function useCrumbs(base: string) {
  const t = useT();
  return [{ label: t('Assets'), to: base }];
}

function AddAsset({ base }: AssetFormPageProps) {
  const t = useT();
  const crumbs = useCrumbs(base);
  return (
    <>
      <Headline crumbs={[...crumbs, { label: t('Add Asset') }]} title={t('Add Asset')} />
      <NewAssetForm base={base} />
    </>
  );
}

function EditAsset({ base, id }: AssetFormPageProps & { id: string }) {
  const t = useT();
  const crumbs = useCrumbs(base);
  const { data: asset, error, refetch } = useKeptRead(assets.get, { params: { id } });
  if (error) return <Problem error={error} title={t('The asset cannot be read')} onRetry={() => void refetch()} />;
  if (!asset) return <Skeleton />;
  return (
    <>
      <Headline
        crumbs={[...crumbs, { label: <Ltr>{asset.assetUid}</Ltr>, to: `${base}/${id}` }, { label: t('Edit') }]}
        title={t('Edit Asset')}
        more={<bdi>{asset.name}</bdi>}
      />
      <EditAssetForm asset={asset} base={base} />
    </>
  );
}
