import type { patientActions as english } from './transaction-words';

export const patientActions: typeof english = {
  CREATED: 'Pedido por el consultorio',
  APPROVED: 'Aprobado',
  REJECTED: 'Rechazado',
  WITHDRAWN: 'Retirado por el consultorio',
  REMINDED: 'El consultorio se lo recordó',
  UNREJECTED: 'Rechazo retirado',
  REFUNDED: 'Reembolsado',
  PARTLY_REFUNDED: 'Reembolsado en parte',
  FUNDS_PENDING: 'Cambio pedido',
  FUNDS_SENT: 'Consultorio pagado',
  VERIFIED: 'Identidad verificada',
  NOT_VERIFIED: 'Identidad no verificada',
  DOCUMENTS_REVIEWED: 'Documentos leídos',
  REFUND_REQUESTED: 'Reembolso pedido',
  DISPUTED: 'Reportado como no recibido',
  REQUEST_WITHDRAWN: 'Usted retiró lo que pidió',
  REQUEST_DECLINED: 'El consultorio dijo que no',
  ASKED_BY_PATIENT: 'Usted lo pidió',
  FRAUD_FLAGGED: 'Reportado como ajeno a usted',
  FRAUD_CLEARED: 'Reporte cerrado',
};
