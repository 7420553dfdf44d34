import { assets, type Asset, type LifecycleEvent } from '@portal/contracts';
import {
  ButtonRow,
  ConfirmDialog,
  Icon,
  Problem,
  Sheet,
  Skeleton,
  toast,
  useMay,
  useRead,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { Download, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { EventDialog } from './event.dialog.js';
import { EventTabs } from './event-tabs.js';
import { saveTracking } from './save-tracking.js';
import { Health } from './health.js';

interface Doing {
  what: 'add' | 'edit' | 'delete';
  event?: LifecycleEvent;
}

/** The life of an asset: its health and every event, newest first. */
export function LifecycleTracker({ asset }: { asset: Asset }) {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const [doing, setDoing] = useState<Doing>();
  const remove = useWrite(assets.removeEvent);
  const { data, error, refetch } = useRead(assets.events, { params: { id: asset.id } });
  const close = () => {
    remove.reset();
    setDoing(undefined);
  };
  const failed = role === 'Buyer' ? t('Failed to load tracking data') : t('Failed to load lifecycle events');
  const ready = !!data;
  useEffect(() => {
    if (hash === '#lifecycle' && ready) place.current?.scrollIntoView();
  }, [hash, ready]);
  return (
    <div id="lifecycle" ref={place}>
      <Sheet
        title={t('Lifecycle Tracker')}
        more={
          <ButtonRow>
            {data && (
              <Button icon={<Icon icon={Download} />} onClick={() => saveTracking(asset, data)}>
                {t('Export Report')}
              </Button>
            )}
            {may(assets.addEvent) && (
              <Button icon={<Icon icon={Plus} />} onClick={() => setDoing({ what: 'add' })}>
                {t('Add Event')}
              </Button>
            )}
          </ButtonRow>
        }
      >
        {error && <Problem error={error} title={failed} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton rows={4} />}
        {data && (
          <>
            <Health health={data.health} />
            <EventTabs
              events={data.items}
              onEdit={may(assets.changeEvent) ? (event) => setDoing({ what: 'edit', event }) : undefined}
              onDelete={may(assets.removeEvent) ? (event) => setDoing({ what: 'delete', event }) : undefined}
            />
          </>
        )}
      </Sheet>
      {(doing?.what === 'add' || doing?.what === 'edit') && (
        <EventDialog assetId={asset.id} event={doing.event} location={asset.location} onClose={close} />
      )}
      <ConfirmDialog
        open={doing?.what === 'delete'}
        title={t('Are you sure you want to delete this event?')}
        action={t('Delete')}
        danger
        onConfirm={async () => {
          if (!doing?.event) return true;
          const { id, version } = doing.event;
          const removed = await remove.mutateAsync({ params: { id }, version }).then(
            () => true,
            () => false,
          );
          if (removed) toast(t('The event was deleted'));
          return removed;
        }}
        onClose={close}
      >
        <p>{doing?.event?.description}</p>
        {remove.error && <Problem error={remove.error} title={t('Failed to delete event')} />}
      </ConfirmDialog>
    </div>
  );
}
