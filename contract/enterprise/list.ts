import { declareList, listCall, noTabs } from '../lists/declare-list';
import { named } from '../schema';
import * as z from '../z';

/** An enterprise: practices under one name, with an address of its own. */
export const enterpriseRow = named(
  'EnterpriseRow',
  z.object({
    _id: z.string(),
    name: z.string(),
    urlSlug: z.string(),
    /** Its public page, where patients choose one of its practices. */
    enterpriseUrl: z.string(),
    /** The picture itself is answered by `GET /practice/enterprise`. */
    hasLogo: z.boolean(),
    /** Those of its practices that whoever asks sees. */
    providers: z.array(z.object({ _id: z.string(), PracticeName: z.string() })),
    /** False where others have a part in it that whoever asks has not. */
    canEdit: z.boolean(),
    createdAt: z.string(),
    version: z.number(),
  }),
);

export const enterpriseList = declareList({
  call: {
    id: 'listEnterprises',
    path: '/practice/enterprises-list',
    summary: 'Enterprises with their practices; to the administrator of one, their own',
    source: 'provider-admin §2 enterprises list (own call beside the GET of §7 Onboarding)',
  },
  access: [
    {
      kind: 'staff',
      roles: ['Admin', 'EnterpriseAdmin'],
      permission: 'practice.view',
      brand: 'every',
      platformOnly: true,
    },
  ],
  row: enterpriseRow,
  sorts: ['createdAt', 'name'],
  filters: {},
  tabs: noTabs,
  search: 'text',
  fields: {},
  columns: {
    name: 'Enterprise',
    urlSlug: 'URL name',
    enterpriseUrl: 'Public page',
    createdAt: 'Created',
  },
});

export const listEnterprises = listCall(enterpriseList);
