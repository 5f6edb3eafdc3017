/** Words of a why that name nothing. */
export const NAMES_NOTHING =
  /^(?:why|how|come|are|was|were|does|did|its|it's|that|this|them|they|these|those|you|your|the|but|and|for|with|yes|just|then|there|here|have|has|had|need|can|could|would|should|must|been|always|works?|like|gets?|got|goes|put|makes?|made|use|way|things?|answer|right|what|when|who|which|because|tho|though|even|really|again|still|too|also|all|means?|meant|understand|know|see|tell|explain|please|wait|huh|numbers?|steps?|sum|question|one|first|same|different|happens?|from|than|out|let|want|done|said|say|people|okay|lol)$/
