import type { DynastyQuery, InputOf } from '../../core/contract/registry.ts';
import { pageNamed } from '../../core/pages/index.ts';
import { contextOf, moreInputs, type Page, type Params } from '../../core/pages/parts/page.ts';
import type { Typed } from '../../core/pages/parts/verb.ts';
import { enter } from '../commands/to-stage.ts';
import { pageParts } from '../text/described-page.ts';
import type { CommandModule, Options } from '../verbs/verb.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './failure.ts';
import { numberOption, textOption, wholeNumber } from './input.ts';
import { asListed } from './list-order.ts';
import { noSuch } from './suggest.ts';

type PageVerb = NonNullable<Page['verb']>;

/** A page, and how to read its command line. */
interface Command extends Pick<PageVerb, 'read'> {
  page: Page;
  opens: PageVerb['opens'];
}

/** Returns the command of a described page. */
export function pageCommand({ page, read, opens }: Command): CommandModule {
  return {
    run: async (cli, words, options) => {
      const typed = typedAs(cli, words, options);
      const other = opens?.(typed) ?? null;
      if (other === null) return runPage(cli, page, await read(typed));
      const { name, ...params } = other;
      return runPage(cli, pageNamed(name), params);
    },
  };
}

function typedAs(cli: Cli, words: readonly string[], options: Options): Typed {
  return {
    words,
    name: () => (words.length === 0 ? undefined : words.join(' ')),
    numberWord: (index, name) => (words[index] === undefined ? undefined : wholeNumber(words[index], `The ${name}`)),
    number: (option) => numberOption(options, option, `The ${option}`),
    text: (option) => textOption(options, option),
    flag: (option) => options[option] === true,
    isTeam: async (name) => (await (await cli.dynasty()).run('teamInfo', { team_name: name })).ok,
    ownTeam: async () => (await cli.info()).team.name,
    teamNamed: async (name) => (await cli.ask('teamInfo', { team_name: name })).team.name,
    refuse: (message, hints) => {
      throw new CliFailure(EXIT.refused, message, hints);
    },
    noSuch: (...words) => {
      throw noSuch(...words);
    },
  };
}

async function runPage(cli: Cli, page: Page, params: Params): Promise<void> {
  const next = page.place.stage === undefined ? null : await enter(cli, page.place.stage);
  const ask = (query: DynastyQuery, input: object) => cli.ask(query, input as InputOf<DynastyQuery>);
  const answer = await ask(page.query, page.input(params));
  const every: unknown[] = [];
  for (const input of moreInputs(page, answer, params)) every.push(await ask(page.more?.query ?? page.query, input));
  const context = contextOf(params, every);
  const { columns } = cli.terminal;
  const paper = { style: cli.style, columns: columns ?? null, csv: cli.globals.csv === true };
  const parts = pageParts(asListed(page.view(answer, context), params), paper);
  const json = page.json === undefined ? answer : page.json(answer, context);
  await cli.show({ json, parts: next === null ? parts : [...parts, next] });
}
