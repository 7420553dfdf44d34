import { type Tutorial, tutorials } from '@portal/contracts';
import { FormPage, Headline, Problem, Skeleton, useKeptRead, useT } from '@portal/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { TutorialForm } from './tutorial.form.js';

/** Writes a tutorial; at an address with an id, edits that one. */
export function TutorialFormPage({ base }: { base: string }) {
  const t = useT();
  const { id } = useParams();
  if (id) return <Edition key={id} id={id} base={base} />;
  const title = t('New Tutorial');
  return (
    <FormPage>
      <Headline crumbs={[{ label: t('Tutorials'), to: base }, { label: title }]} title={title} />
      <TutorialForm base={base} />
    </FormPage>
  );
}

function Edition({ id, base }: { id: string; base: string }) {
  const t = useT();
  const { data: tutorial, error, refetch } = useKeptRead(tutorials.get, { params: { id } });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!tutorial) return <Skeleton />;
  const name = <bdi>{tutorial.texts[0]?.title}</bdi>;
  const title = t('Edit Tutorial');
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: t('Tutorials'), to: base }, { label: name, to: `${base}/${id}` }, { label: title }]}
        title={title}
        more={name}
      />
      <EditionOf base={base} tutorial={tutorial} />
    </FormPage>
  );
}

// The tutorial as it was opened: what was sent changes it before the page is left.
function EditionOf({ base, tutorial }: { base: string; tutorial: Tutorial }) {
  const [opened] = useState(tutorial);
  return <TutorialForm base={base} edited={opened} />;
}
