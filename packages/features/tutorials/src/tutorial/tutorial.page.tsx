import { textFor, type Tutorial, tutorials } from '@portal/contracts';
import {
  ButtonLink,
  ConfirmDialog,
  DateText,
  Headline,
  Icon,
  NoteLine,
  Parts,
  Problem,
  Properties,
  Secondary,
  Sheet,
  Skeleton,
  Split,
  StatusTag,
  toast,
  useMay,
  usePreferences,
  useKeptRead,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { Eye, EyeOff, LifeBuoy, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { tutorialBody } from '../tutorial-form/tutorial-values.js';
import { TutorialSteps } from './tutorial-steps.js';

/** What who writes tutorials does with one: publish it or take it back, edit it, remove it. */
function WriterActions({ tutorial, title, base }: { tutorial: Tutorial; title: string; base: string }) {
  const t = useT();
  const navigate = useNavigate();
  const update = useWrite(tutorials.update);
  const remove = useWrite(tutorials.delete);
  const [asked, setAsked] = useState<'publish' | 'remove'>();
  const published = tutorial.status === 'Published';
  const { id, version } = tutorial;
  const publish = async () => {
    const body = { ...tutorialBody(tutorial), status: published ? ('Draft' as const) : ('Published' as const) };
    await update.mutateAsync({ params: { id }, version, body });
    toast(published ? t('{{title}} was taken back', { title }) : t('{{title}} was published', { title }));
  };
  const takeAway = async () => {
    await remove.mutateAsync({ params: { id }, version });
    toast(t('{{title}} was removed', { title }));
    await navigate(base);
  };
  const [question, action, onConfirm] =
    asked === 'remove'
      ? [t('Remove this tutorial?'), t('Remove'), takeAway]
      : published
        ? [t('Take this tutorial back? Nobody reads it until it is published again.'), t('Take back'), publish]
        : [t('Publish this tutorial? Every holder of a device can read it.'), t('Publish'), publish];
  return (
    <>
      <Button icon={<Icon icon={published ? EyeOff : Eye} />} onClick={() => setAsked('publish')}>
        {published ? t('Take back') : t('Publish')}
      </Button>
      <ButtonLink to={`${base}/${id}/edit`}>
        <Icon icon={PencilLine} /> {t('Edit')}
      </ButtonLink>
      <Button icon={<Icon icon={Trash2} />} onClick={() => setAsked('remove')}>
        {t('Remove')}
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        danger={asked === 'remove'}
        title={title}
        action={action}
        onConfirm={onConfirm}
        onClose={() => setAsked(undefined)}
      >
        <p>{question}</p>
      </ConfirmDialog>
    </>
  );
}

/** One tutorial in the reader's language; `newTicket` is where who is not helped by it goes on. */
export function TutorialPage({ base, newTicket }: { base: string; newTicket?: string }) {
  const t = useT();
  const may = useMay();
  const { language } = usePreferences();
  const { id = '' } = useParams();
  const { data: tutorial, error, refetch } = useKeptRead(tutorials.get, { params: { id } });
  const crumbs = [{ label: t('Tutorials'), to: base }];
  if (error) {
    return (
      <>
        <Headline crumbs={[...crumbs, { label: t('Tutorial') }]} title={t('Tutorial')} />
        <Problem error={error} title={t('The tutorial could not be read')} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!tutorial) return <Skeleton />;
  const text = textFor(tutorial.texts, language);
  if (!text) return null;
  const writes = may(tutorials.update);
  return (
    <>
      <Headline
        crumbs={[...crumbs, { label: <bdi>{text.title}</bdi> }]}
        title={<bdi>{text.title}</bdi>}
        page={text.title}
        actions={writes && <WriterActions tutorial={tutorial} title={text.title} base={base} />}
      />
      {text.language !== language && (
        <NoteLine>{t('This tutorial has not been written in your language yet.')}</NoteLine>
      )}
      <Properties
        properties={[
          { label: t('Category'), value: t(tutorial.category) },
          { label: t('Updated'), value: <DateText value={tutorial.updatedAt} /> },
          ...(writes ? [{ label: t('Status'), value: <StatusTag kind="tutorial" status={tutorial.status} /> }] : []),
        ]}
      />
      <Split>
        <Sheet title={t('Steps')}>
          <Parts>
            <Secondary as="p">
              <bdi>{text.summary}</bdi>
            </Secondary>
            <TutorialSteps text={text} />
          </Parts>
        </Sheet>
        {newTicket && (
          <Sheet title={t('Still not working?')}>
            <Parts>
              <p>{t('The support team helps: say what you tried and what happened.')}</p>
              <div>
                <ButtonLink to={newTicket}>
                  <Icon icon={LifeBuoy} /> {t('Raise a ticket')}
                </ButtonLink>
              </div>
            </Parts>
          </Sheet>
        )}
      </Split>
    </>
  );
}
