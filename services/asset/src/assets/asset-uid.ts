import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Kit } from '@portal/service-kit';
import { today } from '../days.js';

const batchSize = 200;
const perDay = 1_000_000;
const dayLength = 24 * 60 * 60 * 1_000;

const dayOfYear = (day: string) =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)) / dayLength) + 1;

/**
 * Asset ids of 12 digits: year (2), day of the year (3), place in the day (6), one random digit. The place comes from a shared
 * counter instead of the clock's minutes, which would repeat after ten assets; past a million a day the random digit
 * decides, and a taken one is drawn again by who stores it.
 */
@Injectable()
export class AssetUids {
  private readonly free: string[] = [];

  constructor(private readonly kit: Kit) {}

  async take(count: number): Promise<string[]> {
    const day = today();
    const prefix = `${day.slice(2, 4)}${String(dayOfYear(day)).padStart(3, '0')}`;
    if (this.free[0] && !this.free[0].startsWith(prefix)) this.free.length = 0;
    while (this.free.length < count) {
      const more = Math.max(batchSize, count - this.free.length);
      const last = await this.kit.numbers.count(`asset-uid-${day}`, more);
      for (let place = last - more; place < last; place++) this.free.push(`${prefix}${this.tail(place)}`);
    }
    return this.free.splice(0, count);
  }

  private tail(place: number) {
    return `${String(place % perDay).padStart(6, '0')}${randomInt(10)}`;
  }
}
