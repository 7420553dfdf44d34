import { AccountMenu, Frame, Headline, signOut } from '@portal/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { DetailParts } from './detail-parts.js';
import { FormParts } from './form-parts.js';
import { ListParts } from './list-parts.js';
import { OverlayParts } from './overlay-parts.js';
import { ReadyFields } from './ready-fields.js';
import { StateParts } from './state-parts.js';
import { TextParts } from './text-parts.js';
import { ValueParts } from './value-parts.js';
import css from './kit.module.css';

const chapters = [
  { id: 'values', name: 'Values', icon: 'chart', Parts: ValueParts },
  { id: 'texts', name: 'Texts and links', icon: 'file', Parts: TextParts },
  { id: 'states', name: 'States', icon: 'alert', Parts: StateParts },
  { id: 'overlays', name: 'Overlays', icon: 'inbox', Parts: OverlayParts },
  { id: 'fields', name: 'Fields', icon: 'file', Parts: FormParts },
  { id: 'ready-fields', name: 'Ready fields', icon: 'people', Parts: ReadyFields },
  { id: 'lists', name: 'Lists', icon: 'checklist', Parts: ListParts },
  { id: 'details', name: 'Details', icon: 'folder', Parts: DetailParts },
] as const;

const nav = chapters.map(({ id, name, icon }) => ({ to: `/ui-kit#${id}`, label: name, icon }));

/** Every part of the kit in its states, for developers; the page itself is in English. */
export function KitPage() {
  const { hash } = useLocation();
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  return (
    <Frame nav={nav} tools={<AccountMenu onSignOut={() => void signOut()} />}>
      <Headline title="UI kit" more="for developers" />
      <div className={css.kit}>
        {chapters.map(({ id, name, Parts }) => (
          <section key={id} id={id} className={css.chapter} aria-label={name}>
            <Parts />
          </section>
        ))}
      </div>
    </Frame>
  );
}
