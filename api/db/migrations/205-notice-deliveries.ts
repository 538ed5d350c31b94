import type { Migration } from './migration';

/** What became of the email with an adverse action notice; its id is that of the message. */
export const noticeDeliveries: Migration = {
  name: '205-notice-deliveries',
  statements: () => [
    `create table notice_delivery (
      id text primary key, application_id text not null references application (id),
      document_id text not null references document (id), queued_at text not null, sent_at text, returned_at text,
      return_reason text)`,
    'create index notice_delivery_application on notice_delivery (application_id, queued_at, id)',
  ],
};
