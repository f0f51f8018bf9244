import { FACTS } from './facts.ts';

/**
 * The site's script: the search on every page, and the pages of games and players, which it renders from data. It needs
 * no server: data files are scripts, which a page opened from disk may load as well.
 */
export const SCRIPT = `'use strict';
const FACTS = ${JSON.stringify(FACTS)};
const waiting = [];
function almanac(data) { waiting.shift()(data); }
const loading = new Map();
let last = Promise.resolve();
/* One file at a time: each hands over its data when it has run. */
function load(file) {
  if (!loading.has(file)) {
    last = last.catch(() => null).then(() => new Promise((resolve, reject) => {
      waiting.push(resolve);
      const script = document.createElement('script');
      script.src = file;
      script.onerror = () => { waiting.shift(); reject(new Error(file)); };
      document.head.append(script);
    }));
    loading.set(file, last);
  }
  return loading.get(file);
}
const plain = (text) => text.toLowerCase().normalize('NFD').replace(/[\\u0300-\\u036f]/g, '');
function make(tag, text, more) {
  const node = document.createElement(tag);
  if (text !== undefined) node.textContent = text;
  return Object.assign(node, more);
}
const link = (href, text) => make('a', text, { href });
const slug = (text) => plain(text).replace(/['’ʻ]/g, '').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
const logo = (team, size) => make('img', undefined, { className: 'logo', alt: '', width: size, height: size, src: 'logos/' + slug(team) + '.svg', onerror() { this.remove(); } });
function teamCell(tag, team, size) {
  const cell = make(tag);
  cell.append(logo(team, size), ' ', link('program-' + slug(team) + '.html', team));
  return cell;
}
function table(heads, rows) {
  const box = make('div', undefined, { className: 'wide' });
  const node = make('table');
  const head = make('tr');
  for (const each of heads) head.append(make('th', each));
  node.append(make('thead'));
  node.firstChild.append(head);
  const body = make('tbody');
  for (const row of rows) {
    const line = make('tr');
    for (const cell of row) line.append(cell instanceof Node ? cell : make('td', String(cell), { className: typeof cell === 'number' ? 'n' : '' }));
    body.append(line);
  }
  node.append(body);
  box.append(node);
  return box;
}

/* Search */
const q = document.getElementById('q'), found = document.getElementById('found');
let asked = 0;
async function find() {
  const mine = ++asked;
  const words = plain(q.value).split(/\\s+/).filter(Boolean);
  if (!words.length) { found.replaceChildren(); return; }
  const [pages, names] = [await load('pages.js'), await load('names.js')];
  if (mine !== asked) return;
  const fits = (text) => { const at = plain(text); return words.every((word) => at.includes(word)); };
  const hits = pages.filter(([title]) => fits(title)).slice(0, 12).map(([title, file]) => [file, title, '']);
  for (const [id, name, about] of names) {
    if (hits.length >= 40) break;
    if (fits(name + ' ' + about)) hits.push(['player.html#' + id, name, about]);
  }
  found.replaceChildren(...hits.map(([file, title, about]) => {
    const item = make('li');
    item.append(link(file, title));
    if (about) item.append(' ', make('span', about, { className: 'faint' }));
    return item;
  }));
  if (!hits.length) found.replaceChildren(make('li', 'Nothing found.'));
}
if (q) { q.addEventListener('input', find); found.addEventListener('click', () => { q.value = ''; find(); }); }

/* Games and players */
const out = document.getElementById('data');
function showGame([id, week, home, away, quarters, score, name, headline, lines], names) {
  const year = Math.floor(id / 10000);
  document.title = away + ' ' + score[1] + ', ' + home + ' ' + score[0];
  const nodes = [make('h1', document.title), make('p', [year, week, name].filter(Boolean).join(' · '))];
  if (headline) nodes.push(make('p', headline, { className: 'headline' }));
  const heads = ['', ...quarters[0].map((_, at) => at < 4 ? String(at + 1) : 'OT'), 'Final'];
  nodes.push(table(heads, [[teamCell('td', away, 32), ...quarters[1], score[1]], [teamCell('td', home, 32), ...quarters[0], score[0]]]));
  const box = make('div', undefined, { className: 'two' });
  for (const side of [1, 0]) {
    const part = make('section');
    part.append(make('h2', side ? away : home));
    FACTS.kinds.forEach((kind, at) => {
      const of = lines.filter((line) => line[0] === side && line[1] === at);
      if (!of.length) return;
      part.append(make('h3', kind));
      const list = make('ul', undefined, { className: 'box' });
      for (const [, , player, numbers] of of) {
        const item = make('li');
        const known = names.get(player);
        item.append(known ? link('player.html#' + player, known) : make('span', 'A player below FBS'), ' ', make('span', numbers));
        list.append(item);
      }
      part.append(list);
    });
    box.append(part);
  }
  nodes.push(box);
  out.replaceChildren(...nodes);
}
function showPlayer([, name, pos, state, stars, seasons, honors]) {
  const [, team] = seasons[seasons.length - 1];
  document.title = name;
  const head = make('h1', name);
  head.prepend(logo(team, 48), ' ');
  const nodes = [head, make('p', pos + ' · ' + team + ' · ' + state + ' · ' + '★'.repeat(stars))];
  nodes.push(table(['Year', 'Team', 'Class', 'Rating', 'Games', 'Numbers'], seasons.map(([year, of, level, rating, games, numbers]) => {
    const season = make('td');
    season.append(link('schedule-' + slug(of) + '-' + year + '.html', String(year)));
    return [season, teamCell('td', of, 24), level.toUpperCase(), rating, games, numbers];
  })));
  if (honors.length) {
    const list = make('ul');
    for (const each of honors) list.append(make('li', each));
    nodes.push(make('h2', 'Honors'), list);
  }
  out.replaceChildren(...nodes);
}
async function show() {
  const id = Number(location.hash.slice(1));
  try {
    if (out.dataset.of === 'player') {
      const players = await load('players/' + Math.floor(id / FACTS.players) + '.js');
      showPlayer(players.find((each) => each[0] === id));
      return;
    }
    const weeks = await load('weeks.js');
    const [, week] = weeks.filter(([first]) => first <= id).pop();
    const games = await load('games/' + Math.floor(id / 10000) + '-' + week + '.js');
    const names = new Map((await load('names.js')).map((each) => [each[0], each[1]]));
    showGame(games.find((each) => each[0] === id), names);
  } catch {
    out.replaceChildren(make('p', 'There is nothing under this number in this almanac.'));
  }
}
if (out) { window.addEventListener('hashchange', show); show(); }
`;
