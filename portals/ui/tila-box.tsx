import type { ReactNode } from 'react';
import styled from 'styled-components';
import { words } from './tila-words';

const Box = styled.section`
  border: 2px solid var(--ink); border-radius: 4px; background: var(--surface); color: var(--ink); font-variant-numeric: tabular-nums lining-nums; break-inside: avoid;
  @media print { border-color: #000000; }
`;
const Cells = styled.div`
  display: grid; grid-template-columns: 1fr 1fr;
  > div { padding: 12px 13px 13px; }
  > div:nth-child(odd) { border-right: 1px solid var(--ink); }
  > div:nth-child(n + 3) { border-top: 1px solid var(--ink); }
  h2 { font-size: 13px; line-height: 16px; font-weight: 700; }
  p { font-size: 12.5px; line-height: 16px; color: var(--ink-2); margin-top: 3px; }
  b { display: block; margin-top: 7px; font-size: 20px; line-height: 24px; font-weight: 700; white-space: nowrap; }
  > div:nth-child(-n + 2) { h2 { font-size: 15px; line-height: 18px; } b { font-size: 26px; line-height: 30px; } }
  @media (max-width: 370px) {
    > div { padding: 10px; } b { font-size: 18px; }
    > div:nth-child(-n + 2) { h2 { font-size: 13px; } b { font-size: 21px; line-height: 26px; } }
  }
`;
const Wide = styled.div`&& { grid-column: 1 / -1; border-right: 0; }`;
const Schedule = styled.table`
  width: 100%; border-collapse: collapse; border-top: 1px solid var(--ink); font-size: 14px; line-height: 20px;
  th { text-align: left; font-size: 12.5px; font-weight: 600; }
  td, th { padding: 5px 4px 5px 13px; }
  tr > :last-child { padding-right: 13px; }
  tr > :not(:first-child) { text-align: right; }
  td:nth-child(2) { white-space: nowrap; }
`;
const Small = styled.div`
  border-top: 1px solid var(--ink); padding: 10px 13px; font-size: 12.5px; line-height: 18px; color: var(--ink-2);
`;

export type TilaBoxProps = {
  /** All figures formatted with exact cents and two decimals: "19.99%", "$1,418.26". */
  apr: string;
  financeCharge: string;
  amountFinanced: string;
  totalOfPayments: string;
  /** Of a sale on credit: who lends, and the total sale price with what of it no installment pays (12 CFR 1026.18(a), (j)). */
  sale?: { creditor: string; totalSalePrice: string; why: string };
  schedule: readonly { count: number; amount: string; due: string }[];
  /** Late charge, prepayment, the reference to the contract: nothing else belongs in the box (12 CFR 1026.17(a)(1)). */
  children?: ReactNode;
};

/**
 * The federal Truth in Lending disclosure, ruled like the printed form (12 CFR 1026.17, .18): APR and finance charge
 * first and larger. It is never folded away, and print uses the same markup.
 */
export function TilaBox({
  apr,
  financeCharge,
  amountFinanced,
  totalOfPayments,
  sale,
  schedule,
  children,
}: TilaBoxProps) {
  return (
    <Box aria-label={words.box}>
      <Cells>
        <div>
          <h2>{words.apr}</h2>
          <p>{words.aprWhy}</p>
          <b>{apr}</b>
        </div>
        <div>
          <h2>{words.charge}</h2>
          <p>{words.chargeWhy}</p>
          <b>{financeCharge}</b>
        </div>
        <div>
          <h2>{words.financed}</h2>
          <p>{words.financedWhy}</p>
          <b>{amountFinanced}</b>
        </div>
        <div>
          <h2>{words.total}</h2>
          <p>{words.totalWhy}</p>
          <b>{totalOfPayments}</b>
        </div>
        {sale && (
          <Wide>
            <h2>{words.salePrice}</h2>
            <p>{sale.why}</p>
            <b>{sale.totalSalePrice}</b>
            <p>
              {words.creditor}: {sale.creditor}
            </p>
          </Wide>
        )}
      </Cells>
      <Schedule>
        <thead>
          <tr>
            <th scope="col">{words.payments}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">{words.due}</th>
          </tr>
        </thead>
        <tbody>
          {schedule.map((row) => (
            <tr key={`${row.count}-${row.due}`}>
              <td>{row.count}</td>
              <td>{row.amount}</td>
              <td>{row.due}</td>
            </tr>
          ))}
        </tbody>
      </Schedule>
      {children && <Small>{children}</Small>}
    </Box>
  );
}
