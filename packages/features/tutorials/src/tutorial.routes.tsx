import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

interface TutorialRoutes {
  /** Where the tutorials of the area live: '/enduser/tutorials'. */
  base: string;
  /** Where tickets of the area are raised, for whom a tutorial did not help: '/enduser/support/new'. */
  newTicket?: string;
  /** Whether who works here writes tutorials. */
  writing?: boolean;
}

/** The tutorials of an area: list, the steps of one, and the form where they are written. */
export const tutorialRoutes = ({ base, newTicket, writing }: TutorialRoutes): FeatureRoutes => {
  const form = page(
    () => import('./tutorial-form/tutorial-form.page.js'),
    ({ TutorialFormPage }) => <TutorialFormPage base={base} />,
  );
  return {
    messages,
    routes: routesAt(base, {
      '': page(
        () => import('./tutorial-list/tutorial-list.page.js'),
        ({ TutorialListPage }) => <TutorialListPage base={base} />,
      ),
      ...(writing ? { new: form, ':id/edit': form } : {}),
      ':id': page(
        () => import('./tutorial/tutorial.page.js'),
        ({ TutorialPage }) => <TutorialPage base={base} newTicket={newTicket} />,
      ),
    }),
  };
};
