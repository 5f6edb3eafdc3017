import type { CareWords } from './language.ts'

export const polishWords: CareWords = {
  kinds: {
    emergency:
      '**Natychmiast zawołaj kogoś dorosłego i zadzwońcie pod {emergency}.** Jeśli nikogo nie ma, zadzwoń pod **{emergency}** z bezpiecznego miejsca: powiedz, gdzie jesteś i co się stało.',
    self_harm_now:
      '**Natychmiast zawołaj kogoś dorosłego i zadzwońcie pod {emergency}.** Powiedz dokładnie, co to było i kiedy, nawet jeśli czujesz się dobrze. Nie czekaj i nie zostawaj bez nikogo.\n\nBardzo dobrze, że mi to mówisz. Nikt cię nie ukarze: jesteś ważną osobą i można ci pomóc.',
    self_harm:
      'Bardzo dobrze, że mi to mówisz. To musi być bardzo trudne i nie musisz dźwigać tego bez pomocy. Porozmawiaj **teraz** z dorosłym, któremu ufasz – kimś z rodziny, nauczycielem, lekarzem – i powiedz to, co mnie.',
    abuse:
      'Dziękuję, że mi to mówisz. To nie jest w porządku i **to nie twoja wina**. Powiedz o tym **teraz** dorosłemu, któremu ufasz – komuś z rodziny, nauczycielowi, lekarzowi – i mów, aż ktoś ci pomoże.',
    grooming:
      'Dziękuję, że mi to mówisz: to była dobra decyzja. Nie odpisuj już tej osobie, nic nie wysyłaj i nie spotykaj się z nią. Pokaż to **teraz** dorosłemu, któremu ufasz.',
    threat:
      'Dziękuję, że mi to mówisz. Nikomu nie wolno ci grozić. Powiedz **teraz** dorosłemu, któremu ufasz, kto to był i co mówił.',
    eating:
      'Dobrze, że mi to mówisz. To żaden wstyd. Twoje ciało potrzebuje jedzenia, żeby być zdrowe. Porozmawiaj **dzisiaj** z dorosłym, któremu ufasz: kimś z rodziny, nauczycielem, lekarzem.',
    blackmail:
      'Dziękuję, że mi to mówisz: **to nie twoja wina**, cokolwiek zostało wysłane. Nic więcej nie wysyłaj, nie płać i niczego nie usuwaj. Pokaż to **teraz** dorosłemu, któremu ufasz: to można zatrzymać.',
    running_away:
      'Dobrze, że najpierw mówisz to mnie. Widać, że jest ci teraz bardzo trudno. Zostań w bezpiecznym miejscu i porozmawiaj **teraz** z dorosłym, któremu ufasz.',
    bullied:
      'Przykro mi, że cię to spotyka. **To nie twoja wina.** Chcesz opowiedzieć, co zrobili? Nauczyciel albo inny dorosły, któremu ufasz, pomoże to zatrzymać.',
    lonely:
      'Dziękuję, że mi to mówisz. Samotność boli i wielu ją zna. Kiedy jest najtrudniej? Dorosły, któremu ufasz, chciałby o tym wiedzieć.',
    sad: 'Przykro mi, że jest ci smutno. Dobrze, że to mówisz, i wolno płakać. Co się stało? Dorosły, któremu ufasz, też może cię wysłuchać.',
    self_hate:
      'Dobrze, że mi to mówisz. Przykro mi, że tak o sobie myślisz: jesteś wiele wart·a. Co było przedtem? Porozmawiaj z dorosłym, któremu ufasz.',
    scared:
      'Dziękuję, że mi to mówisz. Strach to żaden wstyd. Czego boisz się najbardziej? Powiedz dorosłemu, przy którym czujesz się bezpiecznie.',
  },
  atHome:
    'Dziękuję, że mi to mówisz. To nie jest w porządku i **to nie twoja wina**.\n\n**Nie pokażę tego nikomu w twoim domu.** To, co piszesz, i ta odpowiedź nie są nigdzie zapisane.\n\nPowiedz o tym dorosłemu **spoza domu** – nauczycielowi, lekarzowi, rodzicom kolegi – i mów, aż ktoś ci pomoże.',
  goOn: 'Słucham cię. Jestem tylko komputerem: opowiedz to też dorosłemu, któremu ufasz. Jak się teraz czujesz?',
  atHomeGoOn:
    'Słucham cię. Tego też nie zapisuję i nie pokazuję nikomu w domu. Czy jest nauczyciel albo inny dorosły spoza domu, któremu możesz to dziś powiedzieć?',
  emergencyGoOn:
    'Czy jest już z tobą ktoś dorosły? Jeśli nie, **zadzwoń pod {emergency}** i nie rozłączaj się: powiedzą ci, co robić.',
  somebodyToTalkTo: 'Z kim możesz porozmawiać:',
  inDanger: 'Jeśli jesteś teraz w niebezpieczeństwie, zadzwoń pod **{emergency}**.',
}
