import { getPracticeBySlug } from '@contract/practice/calls';
import { listPractices } from '@contract/practice/list';
import { getPractice } from '@contract/practice/sheet-calls';
import { AppError } from '../../http/app-error';
import { type Route, serve } from '../../http/serve';
import { findPractices } from './list-practices';
import { findPracticeBySlug } from './practice.reads';
import { viewPractice } from './view-practice';

export const practiceRoutes: readonly Route[] = [
  serve(listPractices)(findPractices),
  serve(getPractice)(viewPractice),
  serve(getPracticeBySlug)(async ({ params: { slug } }, deps) => {
    const row = await findPracticeBySlug(deps.database.read, slug);
    if (!row) throw new AppError('NOT_FOUND');
    return {
      practice: {
        _id: row.id,
        PracticeName: row.name,
        urlSlug: row.slug,
        specialty: row.specialty,
        streetAddress: row.street,
        unitApartment: row.unit,
        city: row.city,
        stateCode: row.state_code,
        zipCode: row.zip_code,
        phoneNumber: row.phone,
        practiceURL: row.website,
        enrollments: JSON.parse(row.enrollments) as string[],
      },
    };
  }),
];
