import { z } from 'zod';
import { Done, pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import { NewVendor, RecentOrder, Vendor, VendorChange, VendorFigures, VendorGoods, VendorQuery } from './vendor.js';

const readers = { any: ['procurement:view', 'sales:view'], only: ['Super Admin', 'Buyer', 'Seller'] } as const;
const keepers = { any: ['procurement:create'], only: ['Super Admin', 'Buyer'] } as const;

/** Sellers as their buyers see them; their accounts are made by registration or by a Super Admin, never here. */
export const vendors = {
  list: operation({
    subject: 'procurement.vendor.list',
    method: 'GET',
    path: '/vendors',
    summary: 'Sellers of the orders that the asker sees, with how they performed',
    needs: readers,
    query: VendorQuery,
    reply: pageOf(Vendor).extend({ figures: VendorFigures }),
  }),
  get: operation({
    subject: 'procurement.vendor.get',
    method: 'GET',
    path: '/vendors/{id}',
    summary: 'One seller with how it performed and its five newest orders',
    needs: readers,
    params: ById,
    reply: Vendor.extend({ goods: VendorGoods, recentOrders: z.array(RecentOrder) }),
  }),
  create: operation({
    subject: 'procurement.vendor.create',
    method: 'POST',
    path: '/vendors',
    summary: 'Adds a seller to the vendors of the own office; invites it by mail where it has no account',
    needs: keepers,
    body: NewVendor,
    reply: Vendor,
    status: 201,
  }),
  update: operation({
    subject: 'procurement.vendor.update',
    method: 'PUT',
    path: '/vendors/{id}',
    summary: 'Changes what the own office keeps about a vendor',
    needs: keepers,
    params: ById,
    body: VendorChange,
    reply: Vendor,
  }),
  remove: operation({
    subject: 'procurement.vendor.remove',
    method: 'DELETE',
    path: '/vendors/{id}',
    summary: 'Takes back an invitation that nobody has answered; a registered seller stays',
    needs: keepers,
    params: ById,
    reply: Done,
  }),
};
