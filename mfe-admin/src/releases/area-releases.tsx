import { type AreaReleases, fewestToJudge, type ReleaseFigures } from '@portal/contracts';
import { Actions, DateText, formatTenth, Lines, Ltr, PlainTable, Secondary, Sheet, ToneTag, useT } from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { ReleaseDialog, type ReleaseStep } from './release.dialog.js';
import { audienceWords } from './release.words.js';
import css from './area-releases.module.css';

interface Chosen {
  step: ReleaseStep;
  version?: string;
  /** The releases as they were seen when it was chosen: what comes meanwhile is nobody's decision. */
  of: AreaReleases;
}

const seconds = (milliseconds: number | null) =>
  milliseconds === null ? '–' : `${formatTenth(milliseconds / 1_000)} s`;

const failed = ({ openings, failures }: ReleaseFigures) =>
  openings === 0 ? '–' : `${failures} (${formatTenth((100 * failures) / openings)} %)`;

/** One area: what is live beside what is on trial, with how both run, and what can be done. */
export function AreaReleasesSheet({ of }: { of: AreaReleases }) {
  const t = useT();
  const [chosen, setChosen] = useState<Chosen>();
  const choose = (step: ReleaseStep, version?: string) =>
    setChosen({ step, of, ...(version !== undefined && { version }) });
  const { area, live, canary, fallback, others, countedSince } = of;
  const rows = [
    ...(live
      ? [{ ...live, kind: 'live' as const, audience: [t('Everybody')], since: live.liveSince ?? live.publishedAt }]
      : []),
    ...(canary
      ? [
          {
            ...{ ...canary, kind: 'canary' as const, since: canary.startedAt },
            audience: canary.audience.map((each) => audienceWords(t, each)),
          },
        ]
      : []),
  ];
  return (
    <Sheet
      title={area}
      flush
      more={
        <Actions>
          {canary && (
            <>
              <Button type="primary" onClick={() => choose('promote', canary.version)}>
                {t('Make the trial live')}
              </Button>
              <Button onClick={() => choose('widenCanary')}>{t('Give the trial to more')}</Button>
              <Button onClick={() => choose('endCanary')}>{t('End the trial')}</Button>
            </>
          )}
          {!canary && others.length > 0 && (
            <>
              <Button onClick={() => choose('startCanary')}>{t('Try a version')}</Button>
              <Button onClick={() => choose('promote')}>{t('Make a version live')}</Button>
            </>
          )}
          {fallback && <Button onClick={() => choose('rollback')}>{t('Go back')}</Button>}
        </Actions>
      }
    >
      <PlainTable
        name={area}
        rows={rows}
        rowKey={({ version }) => version}
        columns={[
          {
            key: 'version',
            title: t('Version'),
            render: ({ version, kind }) => (
              <Lines>
                <Ltr>{version}</Ltr>
                <span>
                  <ToneTag tone={kind === 'live' ? 'rest' : 'moving'}>
                    {kind === 'live' ? t('Live') : t('On trial')}
                  </ToneTag>
                </span>
              </Lines>
            ),
          },
          {
            key: 'audience',
            title: t('For whom'),
            render: ({ audience }) => (
              <Lines>
                {audience.map((each) => (
                  <bdi key={each}>{each}</bdi>
                ))}
              </Lines>
            ),
          },
          { key: 'openings', title: t('Openings'), amount: true, render: ({ figures }) => figures.openings },
          {
            key: 'failures',
            title: t('Failures'),
            amount: true,
            render: ({ figures }) => <Ltr>{failed(figures)}</Ltr>,
          },
          {
            key: 'troubled',
            title: t('People it failed for'),
            amount: true,
            render: ({ figures }) => <Ltr>{`${figures.troubled} / ${figures.people}`}</Ltr>,
          },
          {
            key: 'median',
            title: t('Half open within'),
            amount: true,
            render: ({ figures }) => <Ltr>{seconds(figures.median)}</Ltr>,
          },
          {
            key: 'slowest',
            title: t('95 % open within'),
            amount: true,
            render: ({ figures }) => <Ltr>{seconds(figures.slowest)}</Ltr>,
          },
          { key: 'since', title: t('Since'), render: ({ since }) => <DateText value={since} time /> },
        ]}
      />
      {canary && canary.figures.people < fewestToJudge(canary.audience) && (
        <Secondary as="p" className={css.foot}>
          {t('Too few people have opened the trial to judge it. The portal does not end it by itself yet; you can.')}
        </Secondary>
      )}
      <Secondary as="p" className={css.foot}>
        {t('Counted since')} <DateText value={countedSince} time /> · {t('Last good release')}:{' '}
        <Ltr>{fallback ?? '–'}</Ltr>
      </Secondary>
      {chosen && <ReleaseDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </Sheet>
  );
}
