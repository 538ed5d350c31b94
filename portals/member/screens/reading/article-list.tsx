import { Note } from '@portals/ui/card';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { Article } from './articles';

const List = styled.ul`
  li { padding: 14px 0; border-top: 1px solid var(--line); }
  li:first-child { border-top: 0; padding-top: 0; }
  a { font-weight: 600; font-size: 17px; line-height: 24px; }
`;

/** Articles by their titles, each with a line of what it says. */
export function ArticleList({ articles }: { articles: readonly Article[] }) {
  return (
    <List>
      {articles.map(({ name, title, lead, to }) => (
        <li key={name}>
          <Link to={to}>{title}</Link>
          <Note>{lead}</Note>
        </li>
      ))}
    </List>
  );
}
