import { useTabThing } from '@portals/shell/tab-thing';
import { type DetailHeaderProps, DetailHeader as Header } from '@portals/ui/detail-header';

/** Head of a detail page, whose tab names whom or what it is about: "Borrower, Ana Reyes". */
export function DetailHeader(props: DetailHeaderProps) {
  useTabThing(props.name);
  return <Header {...props} />;
}
