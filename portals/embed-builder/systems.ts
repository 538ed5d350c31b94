export type System = {
  key: 'html' | 'wordpress' | 'wix' | 'squarespace' | 'webflow' | 'tag-manager' | 'react';
  name: string;
  steps: readonly string[];
  note?: string;
};

/** Installation by the tool a website is made with. Menus of other makers move; each step names the thing to look for. */
export const systems: readonly [System, ...System[]] = [
  {
    key: 'html',
    name: 'Plain HTML',
    steps: [
      'For a floating button, paste the snippet just before </body> on every page that should have it.',
      'For a widget or button in the page, paste it where it should appear.',
      'Publish the page, then use “Check my site”.',
    ],
  },
  {
    key: 'wordpress',
    name: 'WordPress',
    steps: [
      'For every page: open Appearance > Theme File Editor or a header-and-footer plugin such as WPCode, and paste the snippet into the footer.',
      'For one place: add a Custom HTML block to the page and paste it there.',
      'In a caching plugin (WP Rocket, LiteSpeed, Autoptimize), exclude “/sdk/v1/embed” from delay, defer, and combine.',
      'Clear your plugin and hosting caches, then use “Check my site”.',
    ],
    note: 'Your account needs permission to post unfiltered HTML. Otherwise WordPress removes the script without warning.',
  },
  {
    key: 'wix',
    name: 'Wix',
    steps: [
      'Connect your own domain. Wix runs custom code only on sites with their own domain.',
      'Open Settings > Custom Code and add the snippet to “Body - end” of all pages, loaded once.',
      'Add your domain, not the editor’s address, to your list of websites.',
      'Publish, then use “Check my site”.',
    ],
    note: 'Don’t use “Embed HTML”. It puts the widget in another website’s frame, where the dialog doesn’t fit.',
  },
  {
    key: 'squarespace',
    name: 'Squarespace',
    steps: [
      'For every page: open Settings > Advanced > Code Injection and paste the snippet into Footer.',
      'For one place: add a Code block to the page, choose HTML, and paste it there.',
      'Save, open the page while logged out, then use “Check my site”.',
    ],
    note: 'Your Squarespace plan must include code injection. Scripts don’t run in the editor, so check the published page.',
  },
  {
    key: 'webflow',
    name: 'Webflow',
    steps: [
      'For every page: open Site settings > Custom code and paste the snippet into Footer code.',
      'For one place: add an Embed element to the page and paste it there.',
      'Publish to your own domain, then use “Check my site”.',
    ],
    note: 'To try it on your webflow.io address, add the full address to your list of websites first.',
  },
  {
    key: 'tag-manager',
    name: 'Google Tag Manager',
    steps: [
      'Create a Custom HTML tag and paste the code below. Tag Manager drops script attributes, so this code passes your choices in a call.',
      'Set the trigger to “All Pages” or the pages that should have it.',
      'Preview, submit, and publish the container.',
      'Add ?pf-debug to the end of your page’s address and open it. “Check my site” can’t see what a tag manager adds.',
    ],
    note: 'The widget sets no cookies and contacts no other companies, so it may run before consent. If you use the link for visitors without JavaScript, add that link to the page itself.',
  },
  {
    key: 'react',
    name: 'React',
    steps: [
      'Download the component and its types and add them to your project.',
      'Render it where the widget should appear. A floating widget can go anywhere.',
      'Its events are props: onReady, onOpen, onClose, onStep, onSubmitted, and onError.',
    ],
    note: 'You can render it on the server, where it does nothing. It loads the script once, no matter how many you render.',
  },
];
