import { Controller } from '@nestjs/common';
import { type Actor, savedViews, type ViewedList } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { SavedViewRepository } from './saved-view.repository.js';

@Controller()
export class SavedViewController {
  constructor(private readonly store: SavedViewRepository) {}

  @Handles(savedViews.get)
  async get({ actor, params }: Call<typeof savedViews.get>) {
    const { version = 0, views = [] } = (await this.store.find(idOf(actor, params.list))) ?? {};
    return { version, items: views };
  }

  @Handles(savedViews.set)
  async set({ actor, params, body, ifMatch }: Call<typeof savedViews.set>) {
    const { version, views } = await this.store.save(idOf(actor, params.list), body.items, ifMatch);
    return { version, items: views };
  }
}

const idOf = (actor: Actor, list: ViewedList) => `${actor.id}:${list}`;
