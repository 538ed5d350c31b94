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
      'For a widget or button in the page, paste it where it should stand.',
      'Publish the page, then use “Check my site”.',
    ],
  },
  {
    key: 'wordpress',
    name: 'WordPress',
    steps: [
      'For every page: open Appearance, Theme File Editor, or a header-and-footer plug-in such as WPCode, and paste the snippet into the footer.',
      'For one place: add a Custom HTML block to the page and paste it there.',
      'In a speed plug-in (WP Rocket, LiteSpeed, Autoptimize), exclude “/sdk/v1/embed” from delay, defer and combine.',
      'Empty the cache of the plug-in and of your host, then use “Check my site”.',
    ],
    note: 'Your account needs the right to post unfiltered HTML. Otherwise WordPress drops the script without a word.',
  },
  {
    key: 'wix',
    name: 'Wix',
    steps: [
      'Connect your own domain; Wix runs custom code only on sites with one.',
      'Open Settings, Custom Code, and add the snippet to “Body - end” of all pages, loaded once.',
      'Add your domain, and not the editor’s address, to your list of websites.',
      'Publish, then use “Check my site”.',
    ],
    note: 'Leave “Embed HTML” alone: it puts the widget into a frame of another website, where the dialog has no room.',
  },
  {
    key: 'squarespace',
    name: 'Squarespace',
    steps: [
      'For every page: open Settings, Advanced, Code Injection, and paste the snippet into Footer.',
      'For one place: add a Code block to the page, choose HTML, and paste it there.',
      'Save, open the page while logged out, then use “Check my site”.',
    ],
    note: 'Code injection needs a plan that includes it. In the editor scripts do not run; look at the published page.',
  },
  {
    key: 'webflow',
    name: 'Webflow',
    steps: [
      'For every page: open Site settings, Custom code, and paste the snippet into Footer code.',
      'For one place: add an Embed element to the page and paste it there.',
      'Publish to your own domain, then use “Check my site”.',
    ],
    note: 'To try it on your webflow.io address, add that whole address to your list of websites first.',
  },
  {
    key: 'tag-manager',
    name: 'Google Tag Manager',
    steps: [
      'Make a Custom HTML tag and paste the code below. Tag Manager drops the attributes of a script, so the choices stand in a call.',
      'Choose “All Pages”, or the pages that should have it, as the trigger.',
      'Preview, submit and publish the container.',
      'Open your page with ?pf-debug behind its address. “Check my site” cannot see what a tag manager adds.',
    ],
    note: 'The widget sets no cookie and asks nothing of other companies, so it may run before consent. With the link for visitors without JavaScript, put that link into the page itself.',
  },
  {
    key: 'react',
    name: 'React',
    steps: [
      'Download the component and its types, and put them into your project.',
      'Render it where the widget should stand; a floating one may stand anywhere.',
      'Its events are props: onReady, onOpen, onClose, onStep, onSubmitted and onError.',
    ],
    note: 'It renders on the server too and does nothing there. It loads the script once, however many you render.',
  },
];
