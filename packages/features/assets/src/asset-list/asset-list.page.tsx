import { assetImports, assets, mostOnPaper } from '@portal/contracts';
import {
  ButtonLink,
  DownloadButton,
  ExportMenu,
  Icon,
  ListScreen,
  NoteLine,
  Skeleton,
  today,
  useMay,
  useRead,
  useT,
  useUser,
} from '@portal/ui';
import { ArchiveRestore, Download, Plus, Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { BulkStanding } from '../bulk/bulk-standing.js';
import { LabelButton } from '../labels/label-button.js';
import { useAssetActions } from './use-asset-actions.js';
import { useAssetColumns } from './use-asset-columns.js';
import { useAssetFigures } from './use-asset-figures.js';
import { useAssetFilters } from './use-asset-filters.js';

const AssetSheet = lazy(async () => ({ default: (await import('../asset-sheet/asset-sheet.js')).AssetSheet }));

export interface AssetListPageProps {
  /** Where the assets of this area live: '/buyer/assets'. */
  base: string;
  title?: string;
}

/** The assets that the reader may see. */
export function AssetListPage({ base, title }: AssetListPageProps) {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const name = title ?? t('Assets');
  const { data: stats } = useRead(assets.stats);
  const { rowActions, bulkActions, dialogs } = useAssetActions(base);
  const add = may(assets.create) && (
    <ButtonLink primary to={`${base}/new`}>
      <Icon icon={Plus} /> {t('Add Asset')}
    </ButtonLink>
  );
  return (
    <>
      <ListScreen
        title={name}
        crumbs={[{ label: name }]}
        operation={assets.list}
        views="assets"
        searchLabel={t('Search name, serial number, contract')}
        filters={useAssetFilters(stats)}
        defaultSort="name"
        figures={useAssetFigures(base, stats)}
        banner={
          <>
            <BulkStanding />
            {stats && stats.totalAssets > 0 && stats.totalValue === 0 && (
              <NoteLine tone="waiting">
                {t('There are assets, but their total value is 0: please check the values.')}
              </NoteLine>
            )}
          </>
        }
        columns={useAssetColumns()}
        cards
        sheet={
          may(assets.update)
            ? (rows) => (
                <Suspense fallback={<Skeleton rows={8} />}>
                  <AssetSheet rows={rows} />
                </Suspense>
              )
            : undefined
        }
        rowKey={({ id }) => id}
        rowName={(asset) => `${asset.name} ${asset.serialNumber}`}
        rowLink={({ id }) => `${base}/${id}`}
        rowActions={rowActions}
        bulkActions={bulkActions}
        selectMost={Infinity}
        actions={
          <>
            {may(assets.deleted) && (
              <ButtonLink to={`${base}/deleted`}>
                <Icon icon={ArchiveRestore} /> {t('Deleted assets')}
              </ButtonLink>
            )}
            {may(assetImports.upload) && (
              <ButtonLink to={`${base}/import`}>
                <Icon icon={Upload} /> {t('Import assets')}
              </ButtonLink>
            )}
            {role === 'Seller' && (
              <DownloadButton
                operation={assetImports.template}
                asking={{}}
                name="asset_template.csv"
                label={t('Download Template')}
                icon={Download}
              />
            )}
            {may(assets.exportCsv) && (
              <ExportMenu
                csv={assets.exportCsv}
                xlsx={assets.exportXlsx}
                pdf={{ operation: assets.exportPdf, most: mostOnPaper }}
                name={`assets-${today()}`}
              />
            )}
            <LabelButton />
            {add}
          </>
        }
        empty={{
          title: t('No assets found'),
          text: t('Assets appear here once they are added or imported.'),
          action: add,
        }}
        noMatch={{ title: t('No assets match your filters') }}
        errorLead={t('Error loading assets:')}
      />
      {dialogs}
    </>
  );
}
